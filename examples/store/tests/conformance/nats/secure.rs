//! TLS and credentials: right, wrong, missing.

use super::server::Server;
use grizzled_store::{GameId, GameStore, NatsOptions, NatsStore, StoreError};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

const SECRET: &str = "hush-hush-42";

/// An authority, and certificates that it has issued, as files.
struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
    folder: TempDir,
}

impl Authority {
    fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("ca.pem"), issuer.pem()).unwrap();
        Self { issuer, folder }
    }

    fn root(&self) -> PathBuf {
        self.folder.path().join("ca.pem")
    }

    /// A certificate for this name, and its key.
    fn issue(&self, name: &str) -> (PathBuf, PathBuf) {
        let key = KeyPair::generate().unwrap();
        let issued = CertificateParams::new(vec![name.to_owned()]).unwrap().signed_by(&key, &self.issuer).unwrap();
        let files = (self.folder.path().join(format!("{name}.pem")), self.folder.path().join(format!("{name}.key")));
        fs::write(&files.0, issued.pem()).unwrap();
        fs::write(&files.1, key.serialize_pem()).unwrap();
        files
    }

    /// The settings of a server with a certificate of this authority.
    fn settings(&self, more: &str) -> String {
        let (certificate, key) = self.issue("127.0.0.1");
        format!("tls {{ cert_file: {certificate:?}, key_file: {key:?}, ca_file: {:?}, {more} }}", self.root())
    }
}

/// Tries to use a store, and answers with why it cannot be; which shows no secret.
fn refused(options: &NatsOptions) -> String {
    let options = options.clone().timeout(Duration::from_secs(3));
    let error = NatsStore::create(&options).map(drop).expect_err("it must be refused");
    let shown = format!("{error} {error:?} {options:?}");
    assert!(!shown.contains(SECRET), "{shown}");
    assert!(!matches!(error, StoreError::NoStore(_) | StoreError::StoreExists(_)), "{error:?}");
    shown
}

fn works(options: &NatsOptions) {
    let store = NatsStore::create(options).unwrap();
    store.create(GameId(1), b"header").unwrap();
    drop(store);
    assert_eq!(NatsStore::open(options).unwrap().info(GameId(1)).unwrap().header, b"header");
    assert!(!format!("{options:?}").contains(SECRET));
}

fn certificate(options: NatsOptions, files: &(PathBuf, PathBuf)) -> NatsOptions {
    options.client_certificate(&files.0, &files.1)
}

#[test]
fn a_server_with_tls_must_be_the_right_one() {
    let authority = Authority::new();
    let Some(server) = Server::start_with(&authority.settings("")) else { return };
    refused(&server.options());
    refused(&server.options().root_certificates(Authority::new().root()));
    let missing = refused(&server.options().root_certificates("no/such/file.pem"));
    assert!(missing.contains("no/such/file.pem"), "{missing}");
    // Another name than the one in the certificate.
    refused(&NatsOptions::new(format!("tls://localhost:{}", server.port())).root_certificates(authority.root()));
    works(&server.options().root_certificates(authority.root()));
}

/// A server without TLS gets nothing from a client that insists on it.
#[test]
fn tls_is_not_given_up() {
    let Some(server) = Server::start() else { return };
    refused(&server.options().require_tls());
    refused(&NatsOptions::new(format!("tls://127.0.0.1:{}", server.port())));
    refused(&server.options().root_certificates(Authority::new().root()).password("me", SECRET));
}

#[test]
fn a_client_shows_its_certificate() {
    let authority = Authority::new();
    let Some(server) = Server::start_with(&authority.settings("verify: true")) else { return };
    let options = server.options().root_certificates(authority.root());
    refused(&options);
    refused(&certificate(options.clone(), &Authority::new().issue("client")));
    works(&certificate(options, &authority.issue("client")));
}

#[test]
fn a_password_is_right_wrong_or_missing() {
    let settings = format!("authorization {{ user: me, password: {SECRET:?} }}");
    let Some(server) = Server::start_with(&settings) else { return };
    refused(&server.options());
    refused(&server.options().password("me", "wrong"));
    refused(&server.options().password("you", SECRET));
    refused(&NatsOptions::new(format!("nats://you:{SECRET}@127.0.0.1:{}", server.port())));
    refused(&server.options().token(SECRET));
    works(&server.options().password("me", SECRET));
}

#[test]
fn a_token_is_right_or_wrong() {
    let Some(server) = Server::start_with(&format!("authorization {{ token: {SECRET:?} }}")) else { return };
    refused(&server.options());
    refused(&server.options().token("wrong"));
    works(&server.options().token(SECRET));
}

#[test]
fn a_key_is_right_or_wrong() {
    // A pair that `nsc` could have made; it opens nothing but the server of this test.
    let (seed, public) = ("SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY", {
        "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4"
    });
    let Some(server) = Server::start_with(&format!("authorization {{ users: [{{ nkey: {public} }}] }}")) else {
        return;
    };
    refused(&server.options());
    refused(&server.options().nkey(SECRET));
    works(&server.options().nkey(seed));
}

#[test]
fn a_credentials_file_that_is_none_is_named_and_not_quoted() {
    let Some(server) = Server::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.creds");
    fs::write(&file, SECRET).unwrap();
    let named = |file: &Path| {
        let shown = refused(&server.options().credentials_file(file));
        assert!(shown.contains(&*file.to_string_lossy()), "{shown}");
    };
    named(&file);
    named(&folder.path().join("none.creds"));
}

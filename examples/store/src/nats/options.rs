//! How a store on NATS is reached: address, stream, TLS, credentials.

use crate::error::{Outcome, StoreError};
use async_nats::{ConnectOptions, ServerAddr};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long one call waits for the server unless the options say otherwise.
const TIMEOUT: Duration = Duration::from_secs(5);
/// The longest pause before the next attempt to reach a server that is gone.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// Who the client is.
#[derive(Clone)]
enum Credentials {
    /// Nobody, or whom the address names.
    None,
    Password {
        user: String,
        password: String,
    },
    Token(String),
    /// A file with a JWT and the seed of its key.
    File(PathBuf),
    /// The seed of a key.
    Nkey(String),
}

/// Where the server is, which stream holds the games, and how the client proves who it is.
///
/// `Debug` shows no secret: neither password, token and seed, nor what stands before the `@` of an address.
///
/// ```
/// use grizzled_store::nats::NatsOptions;
///
/// let options = NatsOptions::new("tls://nats.example.org:4222")
///     .stream("games")
///     .root_certificates("/etc/games/ca.pem")
///     .client_certificate("/etc/games/client.pem", "/etc/games/client.key")
///     .password("games", "a secret");
/// assert!(!format!("{options:?}").contains("a secret"));
/// ```
#[derive(Clone)]
pub struct NatsOptions {
    url: String,
    stream: String,
    tls: bool,
    roots: Vec<PathBuf>,
    client: Option<(PathBuf, PathBuf)>,
    credentials: Credentials,
    timeout: Duration,
    replicas: usize,
}

impl NatsOptions {
    /// Options for the server at this address, `nats://HOST:PORT` or `tls://HOST:PORT`; several addresses of one
    /// cluster are separated by commas. The stream is named `grizzled`, a call waits for at most five seconds.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            stream: "grizzled".to_owned(),
            tls: false,
            roots: Vec::new(),
            client: None,
            credentials: Credentials::None,
            timeout: TIMEOUT,
            replicas: 1,
        }
    }

    /// The name of the stream, which is also the first part of its subjects: letters, digits, `-` and `_`.
    #[must_use]
    pub fn stream(mut self, name: impl Into<String>) -> Self {
        self.stream = name.into();
        self
    }

    /// Refuses a server without TLS. So does an address that begins with `tls://`, and every option that names a
    /// certificate.
    #[must_use]
    pub const fn require_tls(mut self) -> Self {
        self.tls = true;
        self
    }

    /// Trusts the certificate authorities in this PEM file, and no others. Without it, those of the system.
    #[must_use]
    pub fn root_certificates(mut self, file: impl Into<PathBuf>) -> Self {
        self.roots.push(file.into());
        self.require_tls()
    }

    /// Shows this certificate to the server; both files are PEM.
    #[must_use]
    pub fn client_certificate(mut self, certificate: impl Into<PathBuf>, key: impl Into<PathBuf>) -> Self {
        self.client = Some((certificate.into(), key.into()));
        self.require_tls()
    }

    /// A user and a password.
    #[must_use]
    pub fn password(mut self, user: impl Into<String>, password: impl Into<String>) -> Self {
        self.credentials = Credentials::Password { user: user.into(), password: password.into() };
        self
    }

    /// A token.
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.credentials = Credentials::Token(token.into());
        self
    }

    /// A credentials file, as `nsc` writes them: a JWT and the seed of its key.
    #[must_use]
    pub fn credentials_file(mut self, file: impl Into<PathBuf>) -> Self {
        self.credentials = Credentials::File(file.into());
        self
    }

    /// The seed of an Ed25519 key as NATS writes it (`SU...`).
    #[must_use]
    pub fn nkey(mut self, seed: impl Into<String>) -> Self {
        self.credentials = Credentials::Nkey(seed.into());
        self
    }

    /// How long a call waits for the server before it returns [`StoreError::Timeout`], and how long connecting may
    /// take.
    #[must_use]
    pub const fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// How many servers of a cluster keep a stream that is created: 1, 3 or 5.
    #[must_use]
    pub const fn replicas(mut self, replicas: usize) -> Self {
        self.replicas = replicas;
        self
    }

    pub(crate) fn stream_name(&self) -> &str {
        &self.stream
    }

    pub(crate) const fn patience(&self) -> Duration {
        self.timeout
    }

    pub(crate) const fn replica_count(&self) -> usize {
        self.replicas
    }

    /// The addresses of the servers. What is wrong with one is reported without the address, which may have a
    /// password in it.
    pub(crate) fn addresses(&self) -> Result<Vec<ServerAddr>, StoreError> {
        let parse = |address: &str| address.trim().parse::<ServerAddr>();
        let all: Result<Vec<_>, _> = self.url.split(',').map(parse).collect();
        all.map_err(|error| StoreError::backend(Outcome::NotMade, format!("the address of the NATS server: {error}")))
    }

    /// The options of the client library.
    pub(crate) async fn client(&self) -> Result<ConnectOptions, StoreError> {
        let pause = |attempt: usize| LONGEST_PAUSE.min(Duration::from_millis(10 << attempt.min(10)));
        let mut options = ConnectOptions::new()
            .name("grizzled-store")
            .require_tls(self.tls)
            .connection_timeout(self.timeout)
            .request_timeout(Some(self.timeout))
            .reconnect_delay_callback(pause);
        for file in &self.roots {
            options = options.add_root_certificates(readable("certificate authorities", file)?);
        }
        if let Some((certificate, key)) = &self.client {
            let files = (readable("client certificate", certificate)?, readable("client key", key)?);
            options = options.add_client_certificate(files.0, files.1);
        }
        match &self.credentials {
            Credentials::None => Ok(options),
            Credentials::Password { user, password } => Ok(options.user_and_password(user.clone(), password.clone())),
            Credentials::Token(token) => Ok(options.token(token.clone())),
            Credentials::Nkey(seed) => Ok(options.nkey(seed.clone())),
            Credentials::File(file) => {
                // What the library says of a file that it cannot parse may quote it.
                let unusable = |error: std::io::Error| unusable("credentials", file, &error.kind());
                options.credentials_file(file).await.map_err(unusable)
            }
        }
    }
}

/// This file, when it can be read.
fn readable(what: &str, file: &Path) -> Result<PathBuf, StoreError> {
    File::open(file).map(|_| file.to_owned()).map_err(|error| unusable(what, file, &error))
}

/// Names the file, and nothing of what stands in it.
fn unusable(what: &str, file: &Path, error: &dyn fmt::Display) -> StoreError {
    StoreError::backend(Outcome::NotMade, format!("the {what} in {} cannot be used: {error}", file.display()))
}

/// An address without user and password.
fn without_secrets(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://***@{host}"),
        (None, Some((_, host))) => format!("***@{host}"),
        (_, None) => address.to_owned(),
    }
}

impl fmt::Debug for Credentials {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => write!(to, "none"),
            Self::Password { user, .. } => write!(to, "password of {user:?}"),
            Self::Token(_) => write!(to, "token"),
            Self::File(file) => write!(to, "file {file:?}"),
            Self::Nkey(_) => write!(to, "nkey"),
        }
    }
}

impl fmt::Debug for NatsOptions {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let urls: Vec<String> = self.url.split(',').map(without_secrets).collect();
        to.debug_struct("NatsOptions")
            .field("url", &urls.join(","))
            .field("stream", &self.stream)
            .field("tls", &self.tls)
            .field("roots", &self.roots)
            .field("client", &self.client)
            .field("credentials", &self.credentials)
            .field("timeout", &self.timeout)
            .field("replicas", &self.replicas)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_is_shown() {
        let secret = "hush-hush";
        let all = [
            NatsOptions::new(format!("nats://me:{secret}@one:4222, nats://me:a@{secret}@two:4222")),
            NatsOptions::new(format!("{secret}@one")),
            NatsOptions::new("one").password("me", secret),
            NatsOptions::new("one").token(secret),
            NatsOptions::new("one").nkey(secret),
        ];
        for options in all {
            let shown = format!("{options:?}");
            assert!(!shown.contains("hush"), "{shown}");
            assert!(shown.contains("one"), "{shown}");
        }
    }

    #[test]
    fn an_address_that_is_none_is_refused_without_its_password() {
        for address in ["ftp://me:hush@host", "nats://me:hush@ho st", "nats://me:hush@host:99999"] {
            let refused = NatsOptions::new(address).addresses().unwrap_err().to_string();
            assert!(refused.contains("address") && !refused.contains("hush"), "{refused}");
        }
    }

    #[test]
    fn a_certificate_asks_for_tls() {
        assert!(!NatsOptions::new("host").tls);
        assert!(NatsOptions::new("host").root_certificates("ca.pem").tls);
        assert!(NatsOptions::new("host").client_certificate("a.pem", "a.key").tls);
    }
}

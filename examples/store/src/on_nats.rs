//! Where NATS is, as the command line says it. Secrets are read from files, so that no list of processes shows them.

use crate::commands::{Done, Fault, Options, failed};
use grizzled_store::{NatsOptions, NatsStore, StoreError};
use std::fs;

/// Does something with the store on NATS; its stream is created where there is none.
pub(crate) fn on_nats(url: &str, options: &Options<'_>, deed: impl FnOnce(&NatsStore) -> Done) -> Done {
    let options = nats_options(url, options)?;
    let store = match NatsStore::open(&options) {
        Err(StoreError::NoStore(_)) => NatsStore::create(&options),
        opened => opened,
    };
    deed(&store.map_err(failed)?)
}

fn nats_options(url: &str, options: &Options<'_>) -> Result<NatsOptions, Fault> {
    let mut nats = NatsOptions::new(url);
    if let Some(name) = options.text("--stream") {
        nats = nats.stream(name);
    }
    if let Some(file) = options.text("--tls-ca") {
        nats = nats.root_certificates(file);
    }
    nats = match (options.text("--tls-cert"), options.text("--tls-key")) {
        (Some(certificate), Some(key)) => nats.client_certificate(certificate, key),
        (None, None) => nats,
        _ => return Err(Fault::Usage("--tls-cert and --tls-key go together".to_owned())),
    };
    credentials(nats, options)
}

fn credentials(nats: NatsOptions, options: &Options<'_>) -> Result<NatsOptions, Fault> {
    let given = ["--user", "--token-file", "--creds", "--nkey-file"].map(|name| options.text(name));
    match (given, options.text("--password-file")) {
        ([None, None, None, None], None) => Ok(nats),
        ([Some(user), None, None, None], Some(file)) => Ok(nats.password(user, secret(file)?)),
        ([None, Some(file), None, None], None) => Ok(nats.token(secret(file)?)),
        ([None, None, Some(file), None], None) => Ok(nats.credentials_file(file)),
        ([None, None, None, Some(file)], None) => Ok(nats.nkey(secret(file)?)),
        _ => Err(Fault::Usage(
            "credentials are --user with --password-file, or one of --token-file, --creds and --nkey-file".to_owned(),
        )),
    }
}

/// What stands in a file, without the end of the line.
fn secret(file: &str) -> Result<String, Fault> {
    let text = fs::read_to_string(file).map_err(|error| failed(format!("{file}: {error}")))?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}

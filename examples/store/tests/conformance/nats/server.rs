//! A NATS server that each test starts on the loopback interface, by its process id stops, and may start again.

use crate::Hands;
use grizzled_store::NatsOptions;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest time that a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server, with a folder of its own for the streams.
pub(crate) struct Server {
    child: Option<Child>,
    folder: TempDir,
    more: String,
    port: u16,
    /// The clock of its stores.
    pub(crate) hands: Hands,
}

impl Server {
    /// Starts a server; without one on the `PATH`, says so and there is nothing to test.
    pub(crate) fn start() -> Option<Self> {
        Self::start_with("")
    }

    /// Starts a server with these lines added to its configuration file.
    pub(crate) fn start_with(more: &str) -> Option<Self> {
        let (folder, hands) = (tempfile::tempdir().unwrap(), Hands::default());
        let mut server = Self { child: None, folder, more: more.to_owned(), port: u16::MAX, hands };
        match server.serve("-1") {
            Ok(()) => Some(server),
            Err(error) => {
                println!("skipped: nats-server cannot be started: {error}");
                None
            }
        }
    }

    /// Starts it on this port; `-1` is one that is free.
    fn serve(&mut self, port: &str) -> std::io::Result<()> {
        let (folder, settings) = (self.folder.path(), self.folder.path().join("server.conf"));
        let lines = format!(
            "listen: \"127.0.0.1:{port}\"\nports_file_dir: {folder:?}\njetstream {{ store_dir: {folder:?} }}\n{}\n",
            self.more
        );
        fs::write(&settings, lines)?;
        let mut command = Command::new("nats-server");
        command.arg("--config").arg(&settings).arg("--log").arg(folder.join("server.log"));
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let process = child.id();
        self.child = Some(child);
        self.port = listens(self.folder.path(), process);
        Ok(())
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn options(&self) -> NatsOptions {
        NatsOptions::new(self.url())
    }

    /// Kills the server and starts it again on the same streams and the same port.
    pub(crate) fn kill_and_start(&mut self) {
        self.stop();
        let before = self.port;
        self.serve(&before.to_string()).unwrap();
        assert_eq!(self.port, before);
    }

    /// By its process id.
    pub(crate) fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().and_then(|()| child.wait()).unwrap();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The port that the server with this process id writes into a file as soon as it listens.
fn listens(folder: &Path, process: u32) -> u16 {
    let file = folder.join(format!("nats-server_{process}.ports"));
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let written = fs::read(&file).ok().and_then(|text| serde_json::from_slice::<serde_json::Value>(&text).ok());
        let address = |ports: serde_json::Value| {
            let first = ports["nats"].get(0).or_else(|| ports["tls"].get(0))?;
            first.as_str()?.rsplit(':').next()?.parse().ok()
        };
        if let Some(port) = written.and_then(address) {
            return port;
        }
        sleep(Duration::from_millis(10));
    }
    let log = fs::read_to_string(folder.join("server.log")).unwrap_or_default();
    panic!("the server does not listen after {PATIENCE:?}:\n{log}");
}

//! The database, guarded: it is opened and reopened here, what it panics about is caught, and after that or a failed write
//! it is left alone until it is reopened.

use super::failure::{closed, failed, io_failed, panicked};
use super::overlay::Overlay;
use super::tables::{create_tables, is_store};
use crate::error::{Damage, StoreError};
use redb::backends::FileBackend;
use redb::{Builder, Database, ReadableDatabase, StorageBackend};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, RwLock};

type Open = dyn Fn() -> Result<Database, StoreError> + Send + Sync;

/// A database that can be opened again.
pub(super) struct Guarded {
    database: RwLock<Option<Database>>,
    /// It has panicked, or a write has failed.
    closed: AtomicBool,
    open: Box<Open>,
}

impl std::fmt::Debug for Guarded {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "Guarded(closed: {})", self.closed.load(Ordering::Acquire))
    }
}

impl Guarded {
    /// Opens a database, and later again the same way.
    pub(super) fn open(
        open: impl Fn() -> Result<Database, StoreError> + Send + Sync + 'static,
    ) -> Result<Self, StoreError> {
        let database = caught(&open)?;
        Ok(Self { database: RwLock::new(Some(database)), closed: AtomicBool::new(false), open: Box::new(open) })
    }

    /// Does something with the database. When it panics or can no longer be written to, it is closed.
    pub(super) fn with<T>(&self, call: impl FnOnce(&Database) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let database = self.database.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        let Some(database) = database.as_ref().filter(|_| !self.closed.load(Ordering::Acquire)) else {
            return Err(closed());
        };
        match catch_unwind(AssertUnwindSafe(|| call(database))) {
            Ok(done) => done.inspect_err(|error| self.note(error)),
            Err(panic) => {
                self.closed.store(true, Ordering::Release);
                Err(panicked(&*panic))
            }
        }
    }

    /// As [`Self::with`], while no other call uses the database.
    pub(super) fn with_all<T>(
        &mut self,
        call: impl FnOnce(&mut Database) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let database = self.database.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        caught(|| call(database.as_mut().ok_or_else(closed)?))
    }

    /// The database takes nothing any more after the storage has failed it once.
    fn note(&self, error: &StoreError) {
        if error.is_of_the_storage() {
            self.closed.store(true, Ordering::Release);
        }
    }

    /// Closes the database and opens it again.
    pub(super) fn reopen(&self) -> Result<(), StoreError> {
        let mut database = self.database.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let old = database.take();
        // What a broken database panics about while it closes is of no use any more.
        drop(catch_unwind(AssertUnwindSafe(move || drop(old))));
        *database = Some(caught(&self.open)?);
        self.closed.store(false, Ordering::Release);
        Ok(())
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        let database = self.database.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        drop(catch_unwind(AssertUnwindSafe(move || drop(database))));
    }
}

/// Does something, and makes an error of a panic.
pub(super) fn caught<T>(call: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

/// Creates a file with an empty store: beside its place, and moved there whole.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    let exists = || StoreError::StoreExists(path.display().to_string());
    if path.symlink_metadata().is_ok() {
        return Err(exists());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::NamedTempFile::new_in(folder).map_err(io_failed)?;
    let backend = FileBackend::new(file.reopen().map_err(io_failed)?).map_err(failed)?;
    let database = Builder::new().create_with_backend(backend).map_err(failed)?;
    create_tables(&database)?;
    drop(database);
    file.persist_noclobber(path).map_err(|error| match error.error.kind() {
        ErrorKind::AlreadyExists => exists(),
        _ => io_failed(error.error),
    })?;
    sync_folder(folder).map_err(io_failed)
}

/// Brings the name of a new file to the disk.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// The file of a store, if there is one.
pub(super) fn file(path: &Path) -> Result<FileBackend, StoreError> {
    let none = || StoreError::NoStore(path.display().to_string());
    match fs::metadata(path) {
        Ok(found) if found.len() > 0 => {}
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(io_failed(error)),
        _ => return Err(none()),
    }
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(io_failed)?;
    FileBackend::new(file).map_err(failed)
}

/// How the file of a store is opened; `whole` first looks at all of it.
pub(super) fn opener(path: PathBuf, whole: bool) -> impl Fn() -> Result<Database, StoreError> + Send + Sync {
    move || {
        if whole {
            drop(checked(file(&path)?)?);
        }
        on(file(&path)?)
    }
}

/// Opens a store on storage that holds one.
pub(super) fn on(backend: impl StorageBackend) -> Result<Database, StoreError> {
    let database = Builder::new().create_with_backend(backend).map_err(failed)?;
    let transaction = database.begin_read().map_err(failed)?;
    is_store(&transaction)?;
    Ok(database)
}

/// Opens a database without changing the storage. Answers also whether it would be repaired.
pub(super) fn untouched(backend: impl StorageBackend) -> Result<(Database, bool), StoreError> {
    let repaired = Arc::new(AtomicBool::new(false));
    let note = repaired.clone();
    let mut builder = Builder::new();
    builder.set_repair_callback(move |_| note.store(true, Ordering::Release));
    let overlay = Overlay::new(backend).map_err(io_failed)?;
    let database = builder.create_with_backend(overlay).map_err(failed)?;
    Ok((database, repaired.load(Ordering::Acquire)))
}

/// Looks at every page that is in use, without changing the storage. Answers with the store as it would be opened.
pub(super) fn checked(backend: impl StorageBackend) -> Result<Database, StoreError> {
    let (mut database, repaired) = untouched(backend)?;
    // To repair it, every page was looked at already.
    if !repaired && !database.check_integrity().map_err(failed)? {
        return Err(Damage::of_storage("a page is not what was written").into());
    }
    Ok(database)
}

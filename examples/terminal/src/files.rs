//! Files that are written whole or left as they were: the contents are written beside them and then take their place.

use std::fs;
use std::io::{self, Error, Write};
use std::path::Path;
use tempfile::{Builder, NamedTempFile};

/// An error that names the file.
pub(crate) fn error(path: &Path, problem: impl std::fmt::Display) -> Error {
    Error::other(format!("{}: {problem}", path.display()))
}

/// Writes a new file. One that exists already stays as it is, and the error is of the kind `AlreadyExists`.
pub(crate) fn create(path: &Path, contents: &[u8]) -> io::Result<()> {
    write_next_to(path, contents)?.persist_noclobber(path).map_err(|failed| failed.error)?;
    sync_folder(path)
}

/// Replaces the contents of a file. If it is a link, the file that it leads to is replaced.
pub(crate) fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    let path = &fs::canonicalize(path)?;
    write_next_to(path, contents)?.persist(path).map_err(|failed| failed.error)?;
    sync_folder(path)
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes a temporary file in the same folder, which is removed unless it is persisted.
fn write_next_to(path: &Path, contents: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".grizzled-").suffix(".new");
    #[cfg(unix)]
    builder.permissions(permissions(path));
    let mut file = builder.tempfile_in(folder(path))?;
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// The permissions of the file that is replaced; a new one gets the user's defaults.
#[cfg(unix)]
fn permissions(path: &Path) -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).map_or_else(|_| fs::Permissions::from_mode(0o666), |known| known.permissions())
}

/// Makes the name in the folder survive a power failure, too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    fs::File::open(folder(path))?.sync_all()
}

/// On other systems a folder cannot be opened as a file.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

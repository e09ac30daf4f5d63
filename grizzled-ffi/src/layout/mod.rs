//! The structs that cross the border: integers of fixed width, no padding, each with its size first.

mod batches;
mod campaigns;
mod catalog;
mod errors;
mod events;
mod games;
mod views;

pub use batches::*;
pub use campaigns::*;
pub use catalog::*;
pub use errors::*;
pub use events::*;
pub use games::*;
pub use views::*;

/// A struct that begins with its size.
///
/// # Safety
///
/// The type is `repr(C)`, has no padding, and its first field is `struct_size: u32`.
pub unsafe trait Sized32: Copy {
    /// The size, as `struct_size` tells it.
    const SIZE: u32 = size_of::<Self>() as u32;
}

macro_rules! sized {
    ($($kind:ident: $size:literal),* $(,)?) => {$(
        // SAFETY: repr(C), the first field is struct_size; that the fields add up to the size is tested beside the header.
        unsafe impl $crate::layout::Sized32 for $kind {}
        // Frozen for this GRZ_ABI.
        const _: () = assert!(size_of::<$kind>() == $size && core::mem::offset_of!($kind, struct_size) == 0);
    )*};
}
pub(crate) use sized;

//! The structs that cross the boundary: integers of fixed width, no padding, each with its size first.

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

/// A struct that begins with its size, and may grow at its end.
///
/// # Safety
///
/// The type is `repr(C)`, has no padding and no fields but integers, so that any bytes are a value, and its first field is
/// `struct_size: u32`.
pub unsafe trait Sized32: Copy {
    /// The sizes that it has had within this `GRZ_ABI`, in rising order; the last is what it has now.
    const SIZES: &'static [u32];
    /// The size, as `struct_size` gives it.
    const SIZE: u32 = size_of::<Self>() as u32;

    /// The struct with this in `struct_size`.
    #[must_use]
    fn with_size(self, struct_size: u32) -> Self;
}

/// Whether a struct can have had these sizes: they rise to the one that it has, and in arrays with any of them each item is
/// aligned. Asked while it is compiled, which compilers before 1.87 take for not at all.
#[allow(dead_code)]
pub(crate) const fn growing(sizes: &[u32], size: usize, align: usize) -> bool {
    let mut place = 0;
    let mut before = 0;
    while place < sizes.len() {
        if sizes[place] <= before || sizes[place] as usize % align != 0 {
            return false;
        }
        before = sizes[place];
        place += 1;
    }
    before as usize == size
}

/// `sized!(Name, widest field: sizes);` with all the sizes that the struct has had within this `GRZ_ABI`. One is added when it
/// grows, and none is taken away: `.ci/c-abi` reads these lines. What stands behind `made_up` is for `.ci/c-growth`.
macro_rules! sized {
    ($kind:ident, $widest:ident: $($size:literal),+ $(; made_up $newer:literal)?) => {
        // SAFETY: repr(C), the first field is struct_size; that the fields add up to the size is tested beside the header.
        unsafe impl $crate::layout::Sized32 for $kind {
            const SIZES: &'static [u32] = &[$($size),+ $(, #[cfg(grz_newer)] $newer)?];

            fn with_size(self, struct_size: u32) -> Self {
                Self { struct_size, ..self }
            }
        }
        const _: () = {
            use $crate::layout::{Sized32, growing};
            assert!(core::mem::offset_of!($kind, struct_size) == 0);
            assert!(growing(<$kind as Sized32>::SIZES, size_of::<$kind>(), align_of::<$kind>()));
            // A wider field would ask for another alignment than programs give that were built before.
            assert!(align_of::<$kind>() == align_of::<$widest>());
        };
    };
}
pub(crate) use sized;

#[cfg(test)]
mod tests {
    use super::growing;

    #[test]
    fn sizes_rise_to_the_one_there_is() {
        assert!(growing(&[8], 8, 4) && growing(&[8, 16, 24], 24, 8));
        for (sizes, size, align) in
            [(&[8][..], 12, 4), (&[16, 8], 8, 8), (&[8, 8], 8, 8), (&[10, 16], 16, 4), (&[], 8, 8)]
        {
            assert!(!growing(sizes, size, align), "{sizes:?}");
        }
    }
}

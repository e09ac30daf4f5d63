//! What values are made of, in any set of tables.

use super::{Input, Output, Spelt};
use alloc::vec::Vec;
use core::borrow::Borrow;

impl<Tables> Spelt<Tables> for u8 {
    fn write<O: Output>(&self, to: &mut O) {
        to.number(*self);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        from.number()
    }
}

impl<Tables> Spelt<Tables> for i8 {
    fn write<O: Output>(&self, to: &mut O) {
        to.signed(*self);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        from.signed()
    }
}

impl<Tables> Spelt<Tables> for bool {
    fn write<O: Output>(&self, to: &mut O) {
        to.flag(*self);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        from.flag()
    }
}

impl<Tables, T: Spelt<Tables>> Spelt<Tables> for Option<T> {
    fn write<O: Output>(&self, to: &mut O) {
        to.present(self.is_some());
        if let Some(value) = self {
            value.write(to);
        }
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        if from.present()? { T::read(from).map(Some) } else { Ok(None) }
    }
}

impl<Tables, A: Spelt<Tables>, B: Spelt<Tables>> Spelt<Tables> for (A, B) {
    fn write<O: Output>(&self, to: &mut O) {
        to.open_fixed_list();
        to.item();
        self.0.write(to);
        to.item();
        self.1.write(to);
        to.close_list();
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        from.open_fixed_list()?;
        from.item()?;
        let one = A::read(from)?;
        from.item()?;
        let other = B::read(from)?;
        from.close_list()?;
        Ok((one, other))
    }
}

/// Three at places that are counted. Other lengths are for the tables to know: a constant of the game that changes does not
/// change a form.
impl<Tables, T: Spelt<Tables> + Copy + Default> Spelt<Tables> for [T; 3] {
    fn write<O: Output>(&self, to: &mut O) {
        to.open_fixed_list();
        for value in self {
            to.item();
            value.write(to);
        }
        to.close_list();
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        let mut values = [T::default(); 3];
        from.open_fixed_list()?;
        for value in &mut values {
            from.item()?;
            *value = T::read(from)?;
        }
        from.close_list()?;
        Ok(values)
    }
}

impl<Tables, T: Spelt<Tables>> Spelt<Tables> for Vec<T> {
    fn write<O: Output>(&self, to: &mut O) {
        write_list::<Tables, T>(self.len(), self.iter(), to);
    }

    fn read<I: Input>(from: &mut I) -> Result<Self, I::Error> {
        // Without room made beforehand: a length that promises more than there is takes no memory.
        let mut values = Self::new();
        from.list(|from| {
            values.push(T::read(from)?);
            Ok(())
        })?;
        Ok(values)
    }
}

/// A list of so many items, in their order.
pub(in crate::records::log) fn write_list<Tables, T: Spelt<Tables>>(
    len: usize,
    items: impl Iterator<Item = impl Borrow<T>>,
    to: &mut impl Output,
) {
    to.open_list(len);
    for item in items {
        to.item();
        item.borrow().write(to);
    }
    to.close_list();
}

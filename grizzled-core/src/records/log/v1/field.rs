//! How version 1 of the log writes values as bytes: each in one way only, so that what is read can be written again to
//! the same bytes.

use crate::records::log::Fault;
use alloc::vec::Vec;

/// A value in the bytes of a log.
pub(crate) trait Field: Sized {
    fn write(&self, to: &mut Vec<u8>);
    fn read(from: &mut Input<'_>) -> Result<Self, Fault>;
}

/// Bytes that are still to be read.
#[derive(Clone, Copy)]
pub(crate) struct Input<'a> {
    rest: &'a [u8],
}

impl<'a> Input<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(crate) const fn len(&self) -> usize {
        self.rest.len()
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next `len` bytes.
    pub(crate) fn take(&mut self, len: usize) -> Result<&'a [u8], Fault> {
        let (taken, rest) = self.rest.split_at_checked(len).ok_or(Fault::Truncated)?;
        self.rest = rest;
        Ok(taken)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let bytes = self.take(N)?;
        bytes.try_into().map_err(|_| Fault::Truncated)
    }

    /// What has a length before it, to its last byte.
    pub(crate) fn whole<T>(bytes: &'a [u8], read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut input = Self::new(bytes);
        let value = read(&mut input)?;
        if input.is_empty() { Ok(value) } else { Err(Fault::TrailingBytes) }
    }
}

/// A length: seven bits to a byte, the low ones first, no byte more than it needs, below 2^14.
pub(crate) fn write_len(len: usize, to: &mut Vec<u8>) {
    debug_assert!(len < 1 << 14, "nothing in a log is so long");
    if len < 128 {
        to.push(len as u8);
    } else {
        to.extend([len as u8 | 128, (len >> 7) as u8]);
    }
}

pub(crate) fn read_len(from: &mut Input<'_>) -> Result<usize, Fault> {
    let low = u8::read(from)?;
    if low < 128 {
        return Ok(low.into());
    }
    match u8::read(from)? {
        high @ 1..128 => Ok(usize::from(low & 127) | usize::from(high) << 7),
        _ => Err(Fault::OutOfRange),
    }
}

impl Field for u8 {
    fn write(&self, to: &mut Vec<u8>) {
        to.push(*self);
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        from.array().map(|[byte]| byte)
    }
}

impl Field for i8 {
    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_le_bytes());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        from.array().map(Self::from_le_bytes)
    }
}

impl Field for bool {
    fn write(&self, to: &mut Vec<u8>) {
        to.push((*self).into());
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        match u8::read(from)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Fault::OutOfRange),
        }
    }
}

impl<T: Field> Field for Option<T> {
    fn write(&self, to: &mut Vec<u8>) {
        self.is_some().write(to);
        if let Some(value) = self {
            value.write(to);
        }
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        if bool::read(from)? { T::read(from).map(Some) } else { Ok(None) }
    }
}

impl<A: Field, B: Field> Field for (A, B) {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        Ok((A::read(from)?, B::read(from)?))
    }
}

impl<T: Field + Copy + Default, const N: usize> Field for [T; N] {
    fn write(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|value| value.write(to));
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let mut values = [T::default(); N];
        for value in &mut values {
            *value = T::read(from)?;
        }
        Ok(values)
    }
}

impl<T: Field> Field for Vec<T> {
    fn write(&self, to: &mut Vec<u8>) {
        write_len(self.len(), to);
        self.iter().for_each(|value| value.write(to));
    }

    fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
        let len = read_len(from)?;
        // Each value takes a byte at least: room is made for no more than the bytes can hold.
        let mut values = Self::with_capacity(len.min(from.len()));
        for _ in 0..len {
            values.push(T::read(from)?);
        }
        Ok(values)
    }
}

/// A struct, field by field in this order.
macro_rules! fields {
    ($($name:ty { $($field:ident),* $(,)? })*) => { $(
        impl Field for $name {
            fn write(&self, to: &mut Vec<u8>) {
                $( self.$field.write(to); )*
            }

            fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
                Ok(Self { $( $field: Field::read(from)? ),* })
            }
        }
    )* };
}

/// An enum: the tag of the variant, then its fields in this order.
macro_rules! tagged {
    ($name:ty;
     $( $tag:literal => $variant:ident $( { $($field:ident),* } )? $( ( $($place:ident),* ) )? , )*) => {
        impl $name {
            /// The value with this tag, whose fields follow.
            pub(crate) fn read_tagged(tag: u8, from: &mut Input<'_>) -> Result<Self, Fault> {
                let _ = &from;
                Ok(match tag {
                    $( $tag => Self::$variant
                        $( { $($field: Field::read(from)?),* } )?
                        $( ( $( { let $place = Field::read(from)?; $place } ),* ) )? , )*
                    unknown => return Err(Fault::UnknownTag(unknown)),
                })
            }
        }

        impl Field for $name {
            fn write(&self, to: &mut Vec<u8>) {
                match self {
                    $( Self::$variant $( { $($field),* } )? $( ( $($place),* ) )? => {
                        to.push($tag);
                        $( $( $field.write(to); )* )?
                        $( $( $place.write(to); )* )?
                    } )*
                }
            }

            fn read(from: &mut Input<'_>) -> Result<Self, Fault> {
                let tag = u8::read(from)?;
                Self::read_tagged(tag, from)
            }
        }
    };
}

pub(super) use {fields, tagged};

//! Enums whose values have fixed numbers.

/// Declares an enum with a fixed number for each value, and with it `COUNT`, `ALL`, `number` and `new`.
///
/// The enum is written as usual, with its documentation, derives and attributes; every value has its number, from the
/// lowest up. Numbers never change: logs and other languages store them.
macro_rules! numbered_enum {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$value_attribute:meta])* $value:ident = $number:literal,)+
        }
    ) => {
        $(#[$attribute])*
        #[repr(u8)]
        $visibility enum $name {
            $($(#[$value_attribute])* $value = $number,)+
        }

        impl $name {
            /// How many values there are.
            $visibility const COUNT: usize = [$($number),+].len();

            /// Every value, in the order of the numbers.
            $visibility const ALL: [Self; Self::COUNT] = {
                let all = [$(Self::$value),+];
                let mut at = 1;
                while at < all.len() {
                    assert!((all[at - 1] as u8) < all[at] as u8, "the values are listed in the order of their numbers");
                    at += 1;
                }
                all
            };

            /// The fixed number of this value.
            #[must_use]
            $visibility const fn number(self) -> u8 {
                self as u8
            }

            /// The value with this number.
            #[must_use]
            $visibility const fn new(number: u8) -> Option<Self> {
                match number {
                    $($number => Some(Self::$value),)+
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use numbered_enum;

#[cfg(test)]
mod tests {
    numbered_enum! {
        /// Numbers with a gap, and none from 0.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        enum Weather {
            Fog = 1,
            /// The usual one.
            #[default]
            Rain = 2,
            Hail = 9,
        }
    }

    #[test]
    fn values_are_found_by_their_numbers() {
        assert_eq!(Weather::ALL, [Weather::Fog, Weather::Rain, Weather::Hail]);
        assert_eq!(Weather::COUNT, 3);
        assert_eq!(Weather::ALL.map(Weather::number), [1, 2, 9]);
        assert_eq!([1, 2, 9].map(Weather::new), Weather::ALL.map(Some));
        assert_eq!([0, 3, 8, 10, 255].map(Weather::new), [None; 5]);
        assert_eq!(Weather::default(), Weather::Rain, "attributes of values are kept");
    }
}

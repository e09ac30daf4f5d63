//! Finding a bit by its rank: what a choice among the members of a set comes to.

/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const TOPS: u64 = ONES << 7;

/// The place of the set bit that has `n` set bits below it. There must be one.
///
/// Without a branch, since nobody can foresee what chance picks: first the byte that holds it, then the bit in the byte.
/// `CardSet` has a way of its own, which is quicker for the few cards of a hand.
pub(super) const fn nth_bit(word: u64, n: usize) -> u8 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & (ONES * 15);
    let (byte, below) = place_of(bytes, n as u64);
    // The bits of the byte, one to a byte.
    let bits = (word >> byte & 0xff).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    let ones = (bits | ((bits | TOPS) - ONES)) >> 7 & ONES;
    let (bit, _) = place_of(ones, n as u64 - below);
    (byte + bit / 8) as u8
}

/// Where the running sum of the bytes first exceeds `n`, which is below 64: eight times the number of bytes below, and
/// their sum.
const fn place_of(bytes: u64, n: u64) -> (u64, u64) {
    let sums = bytes.wrapping_mul(ONES);
    let not_beyond = ((n * ONES) | TOPS) - sums;
    let place = ((not_beyond & TOPS) >> 7).wrapping_mul(ONES) >> 56 << 3;
    (place, (sums << 8) >> place & 0xff)
}

#[cfg(test)]
mod tests {
    use super::nth_bit;

    #[test]
    fn every_bit_is_found_by_its_rank() {
        let words = |sparse: bool| {
            let mut word = 0x9e37_79b9_7f4a_7c15_u64;
            (0..200).map(move |_| {
                word = word.wrapping_mul(0xd129_0dde_53d1_b2b5).rotate_left(17);
                if sparse { word & word.rotate_left(9) & word.rotate_left(23) } else { word }
            })
        };
        for word in words(false).chain(words(true)).chain([1, 1 << 63, u64::MAX, 0x8080_8080_8080_8080]) {
            let places = (0..64u8).filter(|place| word >> place & 1 == 1);
            for (n, place) in places.enumerate() {
                assert_eq!(nth_bit(word, n), place, "{word:x} {n}");
            }
        }
    }
}

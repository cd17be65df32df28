/** The polynomial of CRC-32 (RFC 1952), its bits reversed: the highest bit is the coefficient of x⁰. */
const polynomial = 0xedb88320;
const one = 0x80000000;

/** Multiplies two polynomials modulo the CRC's. */
function multiply(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** Computes by what a CRC is multiplied when data of this length follows: x to the power of its number of bits. */
export function computeShift(lengthBytes: number): number {
  let power = one;
  // x⁸: one byte.
  let square = one >>> 8;
  for (let rest = lengthBytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}

/** Computes the CRC of two parts from the CRC of each and the shift of the second, without their data. */
export const combineCrcs = (first: number, second: number, shiftOfSecond: number): number =>
  (multiply(shiftOfSecond, first) ^ second) >>> 0;

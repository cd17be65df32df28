const alphabet = '23456789CFGHJMPQRVWX';
const pairCount = 5;
/** A code of ten digits has cells of 1/8000 degree. */
const cellsPerDegree = 8000;

const rowCount = 180 * cellsPerDegree;
const columnCount = 360 * cellsPerDegree;

/**
 * Encodes coordinates in degrees as an Open Location Code of ten digits, such as `8FVC9G8F+6X`: a cell of about 14 metres
 * (ADDRESSES-79). As in Google's reference, latitudes are clipped to the poles and longitudes wrap around.
 */
export function encodePlusCode(latitude: number, longitude: number): string {
  let row = Math.min(Math.max(toCellIndex(latitude + 90), 0), rowCount - 1);
  let column = ((toCellIndex(longitude + 180) % columnCount) + columnCount) % columnCount;
  let code = '';
  for (let pair = 0; pair < pairCount; pair += 1) {
    code = `${alphabet[row % 20]}${alphabet[column % 20]}${code}`;
    row = Math.floor(row / 20);
    column = Math.floor(column / 20);
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}

const fullCode = new RegExp(`^[${alphabet}]{8}\\+[${alphabet}]{2}$`);

/** Decodes a code of ten digits to the centre of its cell, in degrees; undefined for any other text. */
export function decodePlusCode(plusCode: string): { latitude: number; longitude: number } | undefined {
  const code = plusCode.toUpperCase();
  if (!fullCode.test(code)) return undefined;
  const digits = [...code.replace('+', '')].map((digit) => alphabet.indexOf(digit));
  const decodeAxis = (offset: number) =>
    digits.filter((_, index) => index % 2 === offset).reduce((sum, digit) => sum * 20 + digit, 0);
  const [latitude, longitude] = [
    (decodeAxis(0) + 0.5) / cellsPerDegree - 90,
    (decodeAxis(1) + 0.5) / cellsPerDegree - 180,
  ];
  return latitude < 90 && longitude < 180 ? { latitude, longitude } : undefined;
}

/** Rounds to a millionth first, so that a floating-point error does not give the cell below. */
function toCellIndex(degrees: number): number {
  return Math.floor(Math.round(degrees * cellsPerDegree * 1e6) / 1e6);
}

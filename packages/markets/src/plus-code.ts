const alphabet = '23456789CFGHJMPQRVWX';
const pairs = 5;
/** Ten digits: cells of 1/8000 degree. */
const cellsPerDegree = 8000;

/**
 * Coordinates in degrees -> open location code of ten digits, such as `8FVC9G8F+6X`: a cell of some 14 metres
 * (ADDRESSES-79).
 */
export function plusCodeOf(latitude: number, longitude: number): string {
  let north = cellOf(latitude + 90);
  let east = cellOf(longitude + 180);
  let code = '';
  for (let pair = 0; pair < pairs; pair += 1) {
    code = `${alphabet[north % 20]}${alphabet[east % 20]}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}

const fullCode = new RegExp(`^[${alphabet}]{8}\\+[${alphabet}]{2}$`);

/** The middle of the cell that a code of ten digits names; undefined for any other text. Degrees. */
export function pointOf(plusCode: string): { latitude: number; longitude: number } | undefined {
  const code = plusCode.toUpperCase();
  if (!fullCode.test(code)) return undefined;
  const digits = [...code.replace('+', '')].map((digit) => alphabet.indexOf(digit));
  const cells = (offset: number) =>
    digits.filter((_, index) => index % 2 === offset).reduce((sum, digit) => sum * 20 + digit, 0);
  const [latitude, longitude] = [(cells(0) + 0.5) / cellsPerDegree - 90, (cells(1) + 0.5) / cellsPerDegree - 180];
  return latitude < 90 && longitude < 180 ? { latitude, longitude } : undefined;
}

/** Rounded to a millionth first: 0.1 degrees must not fall into the cell below through binary fractions. */
function cellOf(degrees: number): number {
  return Math.floor(Math.round(degrees * cellsPerDegree * 1e6) / 1e6);
}

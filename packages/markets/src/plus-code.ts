const alphabet = '23456789CFGHJMPQRVWX';
const pairs = 5;
/** Ten digits: cells of 1/8000 degree. */
const cellsPerDegree = 8000;

/** Coordinates in degrees -> open location code of ten digits, for instance `8FVC9G8F+6X`: a cell of some 14 metres. */
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

/** Rounded to a millionth first: 0.1 degrees must not fall into the cell below through binary fractions. */
function cellOf(degrees: number): number {
  return Math.floor(Math.round(degrees * cellsPerDegree * 1e6) / 1e6);
}

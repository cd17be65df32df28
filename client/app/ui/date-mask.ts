/** Characters of DD/MM/YYYY. */
const maximumLength = 10;

/** Day, month and year: the number of digits, and whether digits can begin or be one. */
const parts = [
  { length: 2, accepts: (digits: string) => isUpTo(digits, 31) },
  { length: 2, accepts: (digits: string) => isUpTo(digits, 12) },
  { length: 4, accepts: (digits: string) => /^(?:1|2|19|20)$|^(?:19|20)\d{1,2}$/.test(digits) },
] as const;

const isUpTo = (digits: string, maximum: number) =>
  digits.length === 1 ? Number(digits) <= Math.floor(maximum / 10) : digits !== '00' && Number(digits) <= maximum;

export interface MaskedDate {
  readonly text: string;
  /** Position of the caret in the text. */
  readonly caret: number;
}

/**
 * Masks a date as DD/MM/YYYY after an edit (MEMBERSHIP-62). Adds the slashes, pads a day or month with a zero when a
 * separator follows it, and drops digits that no day, month or year from 1900 to 2099 has. A deletion only removes, so
 * that a date can be corrected in the middle.
 */
export function maskDate(written: string, caret: number, previous: string): MaskedDate {
  if (written.length < previous.length) {
    const isKept = (character: string) => /[\d/]/.test(character);
    const keep = (text: string) => [...text].filter(isKept).join('').slice(0, maximumLength);
    return { text: keep(written), caret: keep(written.slice(0, caret)).length };
  }
  const isPasted = written.length > previous.length + 1;
  if (isPasted) {
    const text = completeDate(written);
    return { text, caret: text.length };
  }
  const isPadded = (index: number) => index === caret - 1;
  return { text: format(written, isPadded), caret: format(written.slice(0, caret), isPadded).length };
}

/** Masks a pasted, filled-in or finished date: also one in the form YYYY-MM-DD, and single digits of day and month. */
export function completeDate(written: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? [];
  const text = format(year ? `${day}/${month}/${year}` : written.trim(), () => true);
  return /\d/.test(text) ? text : '';
}

/** Groups the digits of a text. `isPadded` says whether the separator at an index pads a single digit before it. */
function format(written: string, isPadded: (index: number) => boolean): string {
  const groups = [''];
  let isClosed = false;
  const close = () => {
    groups.push('');
    isClosed = true;
  };
  for (const [index, character] of [...written].entries()) {
    const part = parts[groups.length - 1];
    const digits = groups.at(-1) ?? '';
    if (!part) break;
    if (/\d/.test(character)) {
      const isSingle = !/\d/.test(written[index - 1] ?? '') && isSeparator(written[index + 1]) && character !== '0';
      const next = isSingle && part.length === 2 && isPadded(index + 1) ? `0${character}` : digits + character;
      if (next.length > part.length || !part.accepts(next)) continue;
      groups[groups.length - 1] = next;
      isClosed = false;
      if (next.length === part.length && groups.length < parts.length) close();
    } else if (!isClosed && groups.length < parts.length && /\d/.test(written.slice(index))) {
      // A day or month without its second digit, before other digits: it is being corrected.
      if (digits.length === 1 && isPadded(index) && digits !== '0') groups[groups.length - 1] = `0${digits}`;
      close();
    } else {
      isClosed = false;
      if (digits.length !== 1 || digits === '0' || !isPadded(index) || groups.length >= parts.length) continue;
      groups[groups.length - 1] = `0${digits}`;
      close();
    }
  }
  return groups.join('/').slice(0, maximumLength);
}

const isSeparator = (character: string | undefined) => character !== undefined && !/\d/.test(character);

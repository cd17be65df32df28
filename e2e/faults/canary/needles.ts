/** What a scan looks for: the canary's number, security code and password in usual encodings. */
export interface Needle {
  readonly name: string;
  find(text: string): boolean;
}

/** A card, the security codes with which it is used, and the password of a new member. */
export interface SecretCard {
  readonly number: string;
  readonly codes: readonly string[];
  /** A password that must not be stored either. */
  readonly password: string;
}

/** Names of fields for security codes. */
const codeNames = 'cvv2?|cvc2?|cvn|csc|cid|security_?code|card_?code';

/** Creates the needles for a card. Texts are compared byte by byte, so a file can be read as latin1. */
export function createNeedles({ number, codes, password }: SecretCard): readonly Needle[] {
  const groups = number.match(/.{1,4}/g) ?? [];
  const joined = (separator: string) => groups.join(separator);
  const literals: readonly (readonly [string, readonly string[]])[] = [
    ['number', [number]],
    ['number with spaces or hyphens', [joined(' '), joined('-'), joined('\u00a0')]],
    ['number, URL-encoded', [joined('%20'), joined('+'), joined('%2D'), encodeDigits(number)]],
    ['number, base64', [number, joined(' '), joined('-')].flatMap(encodeBase64)],
    ['number, hexadecimal or UTF-16', [Buffer.from(number).toString('hex'), toUtf16(number)]],
    ['password', [password, encodeURIComponent(password), Buffer.from(password).toString('hex')]],
    ['password, base64', encodeBase64(password)],
    ['security code, base64', codes.flatMap((code) => encodeBase64(`"cvv":"${code}"`))],
  ];
  // JSON, also escaped or URL-encoded, form fields, object literals.
  const gap = '(?:[\\s"\'\\\\:=>]|%22|%3A|%20){1,8}';
  const codePattern = new RegExp(`(?:${codeNames})${gap}(?:${codes.join('|')})(?!\\d)`, 'i');
  return [
    ...literals.map(([name, texts]) => ({ name, find: (text: string) => texts.some((part) => text.includes(part)) })),
    { name: 'security code', find: (text) => codePattern.test(text) },
  ];
}

/** A text with every form that a scan must find, for planting. */
export function createPlantedText({ number, codes: [code = ''], password }: SecretCard): string {
  const spaced = number.match(/.{1,4}/g)?.join(' ') ?? '';
  return [
    number,
    spaced,
    encodeURIComponent(spaced),
    Buffer.from(`card ${number}`).toString('base64'),
    Buffer.from(number).toString('hex'),
    `cvv=${code}`,
    password,
    Buffer.from(password).toString('base64'),
    Buffer.from(JSON.stringify({ cvv: code })).toString('base64'),
  ].join(' | ');
}

const encodeDigits = (number: string) => number.replace(/\d/g, (digit) => `%3${digit}`);
const toUtf16 = (number: string) => Buffer.from(number, 'utf16le').toString('latin1');

/** The characters of base64 that depend on the text alone, at each of its three positions within a longer text. */
function encodeBase64(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${'\0'.repeat(offset)}${text}`)
      .toString('base64')
      .replaceAll('=', '');
    const start = Math.ceil((offset * 8) / 6);
    const isComplete = (offset + text.length) % 3 === 0;
    return encoded.slice(start, isComplete ? undefined : -1);
  });
}

import { describe, expect, it } from 'vitest';
import { createNeedles, createPlantedText } from './needles.ts';
import { createScanner } from './scanner.ts';

const card = { number: '4000000000001174', codes: ['123', '907'], password: 'Canario.7Kq*2026' };
const needles = createNeedles(card);
const find = (text: string) => {
  const scanner = createScanner(needles);
  scanner.read(text);
  return scanner.finish().found;
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('the scan for card numbers', () => {
  it.each([
    ['number', 'card=4000000000001174&x'],
    ['number with spaces or hyphens', '4000 0000 0000 1174'],
    ['number with spaces or hyphens', '4000-0000-0000-1174'],
    ['number, URL-encoded', encodeURIComponent('4000 0000 0000 1174')],
    ['number, URL-encoded', String(new URLSearchParams({ number: '4000 0000 0000 1174' }))],
    ...['', 'a', 'ab', 'abc'].map((prefix) => ['number, base64', base64(`${prefix}4000000000001174`)]),
    ...['', 'a', 'ab', 'abc'].map((prefix) => ['number, base64', base64(`${prefix}4000 0000 0000 1174 and more`)]),
    ['number, hexadecimal or UTF-16', Buffer.from(card.number).toString('hex')],
    ['number, hexadecimal or UTF-16', Buffer.from(card.number, 'utf16le').toString('latin1')],
    ['password', '{"password":"Canario.7Kq*2026"}'],
    ['password', encodeURIComponent('Canario.7Kq*2026')],
    ...['', 'a', 'ab', 'abc'].map((prefix) => ['password, base64', base64(`${prefix}Canario.7Kq*2026`)]),
    ['security code', '{"cvv":"123"}'],
    ['security code', '{\\"securityCode\\": \\"907\\"}'],
    ['security code', 'cvv=123&expiry=12'],
    ['security code', encodeURIComponent('{"cvv":"907"}')],
    ['security code, base64', base64('{"number":1,"cvv":"123"}')],
  ])('finds the %s in %s (CHECKOUT-401, MEMBERSHIP-137)', (name, text) => {
    expect(find(text)).toContain(name);
  });

  it('finds a number that is cut by the end of a chunk (CHECKOUT-401)', () => {
    const scanner = createScanner(needles);
    for (const part of ['4000 0000 ', '0000 1174']) scanner.read(part);
    expect(scanner.finish()).toEqual({ bytes: 19, found: ['number with spaces or hyphens'] });
  });

  it('finds every form in the planted text (CHECKOUT-401)', () => {
    expect(find(createPlantedText(card)).toSorted()).toEqual(needles.map(({ name }) => name).toSorted());
  });

  it.each(['4000000000001182', '1174', 'cvv: 1234', 'code 123', base64('4000000000001182')])(
    'does not find %s',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});

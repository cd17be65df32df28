import { describe, expect, it } from 'vitest';
import { completeDate, maskDate } from './date-mask.ts';

/** Types characters one by one; `<` deletes the character before the caret. */
function type(characters: string, start = '', position = start.length): string {
  let [text, caret] = [start, position];
  for (const character of characters) {
    const isDeletion = character === '<';
    const before = text.slice(0, isDeletion ? caret - 1 : caret);
    const written = before + (isDeletion ? '' : character) + text.slice(caret);
    ({ text, caret } = maskDate(written, before.length + (isDeletion ? 0 : 1), text));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('a date that is typed (MEMBERSHIP-62)', () => {
  it.each([
    ['gets its slashes', '05041990', '05/04/1990|'],
    ['can be typed with slashes', '05/04/1990', '05/04/1990|'],
    ['can be typed with dots and dashes', '05.04-1990', '05/04/1990|'],
    ['shows the slash after the day', '05', '05/|'],
    ['shows the slash after the month', '0504', '05/04/|'],
    ['pads the day at a slash', '1/', '01/|'],
    ['pads the month at a slash', '01/2', '01/|'],
    ['pads a month that begins with 1 at a slash', '15/1/', '15/01/|'],
    ['has 10 characters', '050419901', '05/04/1990|'],
    ['has no day above 31', '32', '3|'],
    ['has the day 31', '31', '31/|'],
    ['has no day 00', '00', '0|'],
    ['has no first digit of a day above 3', '4', '|'],
    ['has no month above 12', '0113', '01/1|'],
    ['has the month 12', '0112', '01/12/|'],
    ['has no month 00', '0100', '01/0|'],
    ['has no first digit of a month above 1', '012', '01/|'],
    ['has no year before 1900', '010118', '01/01/1|'],
    ['has no year after 2099', '010121', '01/01/2|'],
    ['has no first digit of a year but 1 and 2', '01013', '01/01/|'],
    ['has no letters', 'a0b5', '05/|'],
    ['loses what is deleted, and the slash with a second deletion', '0504<<<', '05/|'],
    ['can be deleted completely', '0504<<<<<<', '|'],
    ['continues after a deleted slash', '05<04', '05/04/|'],
  ])('%s: %s becomes %s', (_case, characters, expected) => {
    expect(type(characters)).toBe(expected);
  });

  it.each([
    ['the day', '<<15', '05/04/1990', 2, '15/|04/1990'],
    ['the second digit of the month', '<7', '05/04/1990', 5, '05/07/|1990'],
    ['the last digit of the year', '<1', '05/04/1990', 10, '05/04/1991|'],
    ['a digit of the year', '<8', '05/04/1990', 9, '05/04/198|0'],
  ])('can be corrected in the middle: %s', (_case, characters, start, position, expected) => {
    expect(type(characters, start, position)).toBe(expected);
  });
});

describe('a date that is pasted or filled in (MEMBERSHIP-62)', () => {
  it.each([
    ['05/04/1990', '05/04/1990'],
    ['5/4/1990', '05/04/1990'],
    ['5.4.1990', '05/04/1990'],
    [' 05-04-1990 ', '05/04/1990'],
    ['05041990', '05/04/1990'],
    ['1990-04-05', '05/04/1990'],
    ['1990-04-05T00:00:00Z', '05/04/1990'],
    ['31/12/2099', '31/12/2099'],
    ['99/99/9999', ''],
    ['no date', ''],
  ])('%s becomes %s', (written, expected) => {
    expect(maskDate(written, written.length, '')).toEqual({ text: expected, caret: expected.length });
    expect(completeDate(written)).toBe(expected);
  });
});

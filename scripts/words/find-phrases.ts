import { basename } from 'node:path';
import type { RefusedPhrase, Scope } from './glossary.ts';
import { readTexts, type Text } from './texts.ts';

/** A refused phrase and its location. */
export interface Finding {
  readonly phrase: RefusedPhrase;
  readonly scope: Scope;
  readonly file: string;
  readonly line: number;
}

/**
 * Finds refused phrases in a file. In identifiers and file names a phrase matches consecutive whole words
 * (`kept room` matches `isKeptRoomFull`); elsewhere it matches the whole phrase, case-insensitively.
 */
export function findPhrases(file: string, content: string, phrases: readonly RefusedPhrase[]): readonly Finding[] {
  const name: Text = { scope: 'identifier', text: basename(file), line: 1 };
  const texts = [name, ...readTexts(file, content)];
  return phrases.flatMap((phrase) => {
    const whole = new RegExp(`(?<![\\w-])${escapeRegExp(phrase.phrase).replaceAll(' ', '\\s+')}(?![\\w-])`, 'i');
    const words = splitWords(phrase.phrase);
    return texts
      .filter(({ scope }) => phrase.scopes.includes(scope))
      .filter(({ scope, text }) => (scope === 'identifier' ? hasWords(splitWords(text), words) : whole.test(text)))
      .map(({ scope, line }) => ({ phrase, scope, file, line }));
  });
}

/** Splits a name or phrase into lower-case words: `HTTPClient`, `http-client` and `http client` become `http client`. */
function splitWords(text: string): string {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
  return words.join(' ').toLowerCase();
}

const hasWords = (words: string, wanted: string) => ` ${words} `.includes(` ${wanted} `);

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

import { basename } from 'node:path';
import type { RefusedPhrase, Scope } from './glossary.ts';
import { readTexts, type Text } from './texts.ts';

/** A refused phrase and where it stands. */
export interface Finding {
  readonly phrase: RefusedPhrase;
  readonly scope: Scope;
  readonly file: string;
  readonly line: number;
}

/**
 * Where a file uses a refused phrase. In an identifier and in a file's name a phrase matches whole words in a row
 * (`kept room` matches `isKeptRoomFull`); elsewhere it matches as a whole phrase, in any case.
 */
export function findPhrases(file: string, content: string, phrases: readonly RefusedPhrase[]): readonly Finding[] {
  const name: Text = { scope: 'identifier', text: basename(file), line: 1 };
  const texts = [name, ...readTexts(file, content)];
  return phrases.flatMap((phrase) => {
    const whole = new RegExp(`(?<![\\w-])${escaped(phrase.phrase).replaceAll(' ', '\\s+')}(?![\\w-])`, 'i');
    const words = wordsOf(phrase.phrase);
    return texts
      .filter(({ scope }) => phrase.scopes.includes(scope))
      .filter(({ scope, text }) => (scope === 'identifier' ? hasWords(wordsOf(text), words) : whole.test(text)))
      .map(({ scope, line }) => ({ phrase, scope, file, line }));
  });
}

/** The lower-case words of a name or phrase: `HTTPClient`, `http-client` and `http client` are `http`, `client`. */
function wordsOf(text: string): string {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);
  return words.join(' ').toLowerCase();
}

const hasWords = (words: string, wanted: string) => ` ${words} `.includes(` ${wanted} `);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

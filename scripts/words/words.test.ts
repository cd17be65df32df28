import { describe, expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { parseRefusedPhrases } from './glossary.ts';

const glossary = `# Glossary

## Terms

| term | meaning |
|---|---|
| lane | not a row of the list |

## Do not use

| do not use | scope | use instead |
|---|---|---|
| lane | identifier, prose | per-cart queue |
| put aside | identifier | archive |
| go to pay | UI | Checkout |
| sign of life | prose | heartbeat |

## Another part

| more | prose | x |
`;

const phrases = parseRefusedPhrases(glossary);
const find = (file: string, content: string) =>
  findPhrases(file, content, phrases).map(({ scope, phrase, line }) => `${line} ${scope} ${phrase.phrase}`);

describe('the list', () => {
  it('is parsed with its scopes, without the rest of the glossary', () => {
    expect(phrases.map(({ phrase, scopes }) => `${phrase}: ${scopes.join('+')}`)).toEqual([
      'lane: identifier+prose',
      'put aside: identifier',
      'go to pay: UI',
      'sign of life: prose',
    ]);
  });

  it('refuses an unknown scope, a missing cell and an empty list', () => {
    expect(() => parseRefusedPhrases(glossary.replace('| UI |', '| shop |'))).toThrow('unknown scope "shop"');
    expect(() => parseRefusedPhrases(glossary.replace('| archive |', '| |'))).toThrow('lacks a cell');
    expect(() => parseRefusedPhrases('# Glossary')).toThrow('no rows');
  });
});

describe('phrases', () => {
  it('are found as whole words in identifiers of any case style', () => {
    expect(find('a.ts', 'const cartsPutAside = 1;\nconst PUT_ASIDE = 2;\nconst putter = aside;')).toEqual([
      '1 identifier put aside',
      '2 identifier put aside',
    ]);
    expect(find('a.ts', 'const lane = planes;')).toEqual(['1 identifier lane']);
  });

  it('are found in file names', () => {
    expect(find('src/per-lane.ts', '')).toEqual(['1 identifier lane']);
  });

  it('are found as whole phrases in comments and strings, case-insensitively', () => {
    expect(find('a.ts', '// A Sign of\n/* one lane,\n a lane */\nconst text = "Sign of life.";')).toEqual([
      '2 prose lane',
      '4 prose sign of life',
    ]);
    expect(find('a.ts', '// The signs of life of a lanes-manager')).toEqual([]);
  });

  it('are found only in their scope', () => {
    expect(find('a.ts', '// put aside')).toEqual([]);
    expect(find('a.ts', 'const signOfLife = 1;')).toEqual([]);
    expect(find('a.tsx', 'const text = "Go to pay";')).toEqual([]);
  });

  it('are found in UI texts', () => {
    expect(find('client/locales/en.po', '#. Go to pay\nmsgid "Go to pay"')).toEqual(['2 UI go to pay']);
    expect(find('subgraphs/cart/src/messages.ts', 'const text = "Go to pay now";')).toEqual(['1 UI go to pay']);
    expect(find('sandbox/content/channels/a/page.yaml', 'title: Go to pay')).toEqual(['1 UI go to pay']);
  });

  it('are found in documents, except in code', () => {
    expect(find('a.md', 'A lane.\n```\nlane\n```\nThe `lane` of a cart.\nIts lane.')).toEqual([
      '1 prose lane',
      '6 prose lane',
    ]);
  });

  it('are found in schemas: names as identifiers, descriptions as prose', () => {
    expect(find('a.graphql', '"""One lane."""\ntype Lane {\n  putAside: Int\n}')).toEqual([
      '1 prose lane',
      '2 identifier lane',
      '3 identifier put aside',
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifests } from './operations.ts';

const createHash = (letter: string) => letter.repeat(64);
const createEntry = (name: string) => ({ name, document: `query ${name}($b: ID!, $a: ID!) { x }`, isPublic: false });

let folder: string;
const writeManifest = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return pathToFileURL(path);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('registered operations', () => {
  it('include those of the current and the previous release, the current first', () => {
    const current = writeManifest('current.json', {
      [createHash('a')]: createEntry('Current'),
      [createHash('b')]: createEntry('Same'),
    });
    const previous = writeManifest('previous.json', {
      [createHash('b')]: createEntry('Old'),
      [createHash('c')]: createEntry('Previous'),
    });
    const operations = readManifests([current, previous]);
    expect([...operations.values()].map(({ name }) => name)).toEqual(['Current', 'Same', 'Previous']);
    expect(operations.get(createHash('a'))?.variableNames).toEqual(['a', 'b']);
  });

  it('refuses a manifest with invalid hashes', () => {
    expect(() => readManifests([writeManifest('wrong.json', { short: createEntry('X') })])).toThrow();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifests } from './operations.ts';

const hash = (letter: string) => letter.repeat(64);
const entry = (name: string) => ({ name, document: `query ${name}($b: ID!, $a: ID!) { x }`, isPublic: false });

let folder: string;
const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return pathToFileURL(path);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('registered operations', () => {
  it('are those of this release and of the one before, the newer first', () => {
    const now = file('now.json', { [hash('a')]: entry('Now'), [hash('b')]: entry('Same') });
    const before = file('before.json', { [hash('b')]: entry('Old'), [hash('c')]: entry('Before') });
    const operations = readManifests([now, before]);
    expect([...operations.values()].map(({ name }) => name)).toEqual(['Now', 'Same', 'Before']);
    expect(operations.get(hash('a'))?.variableNames).toEqual(['a', 'b']);
  });

  it('refuses a manifest whose hashes are none', () => {
    expect(() => readManifests([file('wrong.json', { short: entry('X') })])).toThrow();
  });
});

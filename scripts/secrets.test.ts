import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarima-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reuses the secrets of the first start, so that cookies and tokens stay valid after a restart', () => {
  const first = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(4);
});

it('writes one file that only its owner can read', () => {
  readSecrets(folder);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('adds a missing secret and keeps the others', () => {
  const { SESSION_SECRET, ...others } = readSecrets(folder);
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(others));
  const added = readSecrets(folder);
  expect(added).toMatchObject(others);
  expect(added.SESSION_SECRET).not.toBe(SESSION_SECRET);
  expect(readSecrets(folder)).toEqual(added);
});

it('throws for an invalid file instead of replacing secrets in use', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"SESSION_SECRET": "cut o');
  expect(() => readSecrets(folder)).toThrow(join(folder, 'secrets.json'));
});

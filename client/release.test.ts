import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getRelease } from './release.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
writeFileSync(join(folder, 'package.json'), '{ "version": "3.2.1" }');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a release', () => {
  it('is read from the build environment (CONTENT-51)', () => {
    expect(getRelease(folder, { BUILD_NUMBER: '47', COMMIT_ID: 'abc' })).toEqual({
      version: '3.2.1',
      build: '47',
      commit: 'abc',
    });
  });

  it('has only a version without a repository', () => {
    expect(getRelease(folder, { GIT_DIR: folder })).toEqual({ version: '3.2.1', build: '0', commit: '' });
  });
});

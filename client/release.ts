import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from '@tarima/service-kit/env';
import { schema } from './env.ts';

/** Identifies a build of the shop. */
export interface Release {
  /** Version of the package. */
  readonly version: string;
  /** Build number: BUILD_NUMBER, otherwise the commit count; 0 when unknown. */
  readonly build: string;
  /** COMMIT_ID, otherwise the repository's HEAD; empty when unknown. */
  readonly commit: string;
}

/** The release of the sources in `folder`, determined at build time: a running shop does not use git. */
export function getRelease(folder: string, source: NodeJS.ProcessEnv): Release {
  const env = parseEnv('build', schema, source);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  return {
    version,
    build: env.BUILD_NUMBER ?? (git(folder, 'rev-list', '--count', 'HEAD') || '0'),
    commit: env.COMMIT_ID ?? git(folder, 'rev-parse', 'HEAD'),
  };
}

/** The output of git; empty without git or a repository, such as in an image build. */
function git(folder: string, ...command: readonly string[]): string {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

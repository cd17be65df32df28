import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from '@tarima/service-kit/env';
import { schema } from './env.ts';

/** What a build of the shop is known by. */
export interface Release {
  /** Version of the package. */
  readonly version: string;
  /** Number of the build: BUILD_NUMBER, else how many commits came before it; 0 where nobody knows. */
  readonly build: string;
  /** COMMIT_ID, else the repository's; empty where nobody knows. */
  readonly commit: string;
}

/** The release of the sources in `folder`, told when they are built: a running shop asks no repository. */
export function releaseOf(folder: string, source: NodeJS.ProcessEnv): Release {
  const env = parseEnv('build', schema, source);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  return {
    version,
    build: env.BUILD_NUMBER ?? (git(folder, 'rev-list', '--count', 'HEAD') || '0'),
    commit: env.COMMIT_ID ?? git(folder, 'rev-parse', 'HEAD'),
  };
}

/** What git says; nothing where there is no git or no repository, such as in an image's build. */
function git(folder: string, ...command: readonly string[]): string {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * `npm run platform:provision -- FILE [--dry-run | --check]`: adds to a commerce platform's project what the store needs,
 * for the club that the file describes. Nothing is removed, and no existing value is changed. Exit code 0: the project is
 * complete; 2: it is not; 1: the command failed.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCommerceClient } from '@tarima/commerce-client/client';
import { PlatformError } from '@tarima/commerce-client/errors';
import { apiClients } from '@tarima/platform-project/api-clients';
import { type ClubData, clubDataSchema } from '@tarima/platform-project/club-data';
import { buildProject } from '@tarima/platform-project/definition';
import { compareProject, type Difference } from '@tarima/platform-project/provision';
import { EnvError } from '@tarima/service-kit/env';
import { z } from 'zod';
import { readPlatformSettings } from './catalog-import/env.ts';
import { loadDotEnv } from './env.ts';

const usage = 'Usage: npm run platform:provision -- FILE [--dry-run | --check]\n';

class ClubDataError extends Error {}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, check: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file) {
    process.stderr.write(usage);
    return 1;
  }
  loadDotEnv();
  const definition = buildProject(readClubData(file));
  const { projectKey, ...settings } = readPlatformSettings(process.env);
  const client = createCommerceClient({ ...settings, projectKey, timeoutMs: 30_000, userAgent: 'tarima-provision' });
  try {
    const differences = await compareProject(client.api, definition);
    if (values.check || values['dry-run']) {
      for (const difference of differences) print(values.check ? '' : getDryRunMark(difference), difference);
      if (values['dry-run']) listApiClients(projectKey);
      print('', `${differences.length} differences in the project ${projectKey}.`);
      return values.check && differences.length > 0 ? 2 : 0;
    }
    for (const difference of differences) {
      if (!difference.repair) continue;
      await difference.repair();
      print('added ', difference);
    }
    const left = await compareProject(client.api, definition);
    for (const difference of left) print('left  ', difference);
    const added = differences.filter(({ repair }) => repair).length;
    print('', `${added} additions to the project ${projectKey}; ${left.length} differences are left to the club.`);
    return left.length > 0 ? 2 : 0;
  } finally {
    await client.close();
  }
}

/** Prints the API clients that the project needs, which the command cannot create. */
function listApiClients(projectKey: string): void {
  for (const { use, variables, scopes } of apiClients) {
    const list = scopes.map((scope) => `${scope}:${projectKey}`).join(', ');
    print('needs ', `API client for ${use} (${variables}_ID, ${variables}_SECRET): ${list}`);
  }
}

const getDryRunMark = ({ repair }: Difference) => (repair ? 'would add ' : 'would leave ');

function print(mark: string, what: Difference | string): void {
  process.stdout.write(`${mark}${typeof what === 'string' ? what : `${what.resource}: ${what.problem}`}\n`);
}

/** npm runs scripts in the repository root; the file is relative to the directory in which npm was called. */
function readClubData(file: string): ClubData {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const parsed = clubDataSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new ClubDataError(`${file} does not describe a club:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Formats an error; errors that the user can fix get one sentence without a stack trace. */
function formatError(error: unknown): string {
  if (error instanceof PlatformError && error.status === 0) {
    return 'The commerce platform cannot be reached. Is it running (npm start)? COMMERCE_API_URL sets its address.';
  }
  if (error instanceof PlatformError) {
    return `${error.message}\n${error.errors.map(({ message }) => message).join('\n')}`;
  }
  if (error instanceof ClubDataError || error instanceof EnvError || error instanceof SyntaxError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`);
  process.exitCode = 1;
}

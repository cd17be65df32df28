/**
 * Runs the commands of package.json that no other step of `npm test` covers, with quick arguments: those that send requests
 * on a shared stack, then `npm start` and `npm run dev` on separate data. Exit code 0 when every command
 * succeeded.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFeed } from '../../bench/feed.ts';
import { findClockLibrary } from '../../scripts/clock.ts';
import { getEmbeddedDatabases } from '../../scripts/databases.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { runCommand } from '../../scripts/tools.ts';
import { readTestEnv } from '../env.ts';
import { findFreeStackPorts } from '../stack/free-ports.ts';
import { announceStack } from '../stack/running.ts';
import { startCommand } from '../stack/serving-command.ts';
import { createAnnouncement, startStack } from '../stack/stack.ts';
import { copyNewDatabases } from '../stack/template.ts';
import { checkImageTrees } from './image-trees.ts';
import {
  clockCommands,
  createRequestingCommands,
  imageCommand,
  type QuickCommand,
  servingCommands,
  standaloneCommands,
} from './quick-forms.ts';

const failures: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'tarima-commands-'));

/** Runs one command and records its failure, so that the others still run. */
async function runAndRecord(title: string, work: () => Promise<void>): Promise<void> {
  const startTime = performance.now();
  process.stdout.write(`\n-- ${title}\n`);
  try {
    await work();
  } catch (error) {
    failures.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.stdout.write(`   ${((performance.now() - startTime) / 1_000).toFixed(1)} s\n`);
}

async function runQuickForm({ command, args }: QuickCommand, environment: Record<string, string>): Promise<void> {
  await runAndRecord(`npm run ${command} -- ${args.join(' ')}`, async () => {
    const code = await runCommand(command, args, environment);
    if (code !== 0) throw new Error(`exit code ${code}`);
  });
}

async function runRequestingCommands(): Promise<void> {
  const feedFile = join(folder, 'feed.tsv');
  const clubFile = join(folder, 'club.json');
  await writeFeed(feedFile, 10);
  writeFileSync(clubFile, readClubExample());
  const stack = await startStack();
  try {
    announceStack(createAnnouncement(stack));
    for (const form of createRequestingCommands(feedFile, clubFile))
      await runQuickForm(form, { COMMERCE_API_URL: stack.commerceUrl });
  } finally {
    await stack.stop();
  }
}

/** The club that docs/connect-a-club.md describes. */
function readClubExample(): string {
  const guide = readFileSync(new URL('../../docs/connect-a-club.md', import.meta.url), 'utf8');
  const [, example] = /```json\n(.*?)```/s.exec(guide) ?? [];
  if (example === undefined) throw new Error('The guide has no example.');
  return example;
}

async function runImageTrees(): Promise<void> {
  const trees = join(folder, 'images');
  await runQuickForm({ command: imageCommand, args: [trees] }, {});
  // Another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  await runAndRecord('the shop from the trees of its images', () => checkImageTrees(trees, join(folder, 'image-data')));
}

async function runServingCommands(): Promise<void> {
  const ports = await findFreeStackPorts();
  const secrets = readSecrets(folder);
  await copyNewDatabases({ ports, dataDirectory: folder, databases: getEmbeddedDatabases(folder), secrets });
  const shopUrl = `http://localhost:${ports.SHOP_PORT}`;
  const environment = {
    DATA_DIR: folder,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  for (const command of servingCommands) {
    await runAndRecord(`npm run ${command}`, async () => {
      const serving = await startCommand(command, environment, shopUrl);
      const page = await fetch(`${shopUrl}/es-CR`);
      const html = await page.text();
      const code = await serving.stop();
      if (page.status !== 200 || !html.includes('</html>')) {
        throw new Error(`the home page responded with ${page.status}`);
      }
      if (code !== 0) throw new Error(`exit code ${code}`);
    });
  }
}

try {
  await runRequestingCommands();
  for (const form of standaloneCommands) await runQuickForm(form, {});
  if (findClockLibrary() || readTestEnv().CI) for (const form of clockCommands) await runQuickForm(form, {});
  else process.stdout.write('\nSkipped: npm run at, because libfaketime is not installed.\n');
  await runImageTrees();
  await runServingCommands();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
process.exit(failures.length === 0 ? 0 : 1);

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPublishedSecret } from '@tarima/service-kit/deployment';
import { type Account, findUnprivilegedAccount } from '@tarima/service-kit/testing/unprivileged-account';
import { getEmbeddedDatabases } from '../../scripts/databases.ts';
import {
  createSandboxEnvironment,
  createStoreEnvironment,
  type Environment,
  type StackSettings,
} from '../../scripts/environment.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { findFreeStackPorts } from '../stack/free-ports.ts';
import { copyNewDatabases } from '../stack/template.ts';

const startTimeoutMs = 120_000;

/** Settings of a demo that a live store refuses, besides its secrets. */
const unsafeSettings = ['SHOP_URL', 'IDENTITY_ISSUER', 'MEDIA_URL', 'PAYMENTS_PUBLIC_URL', 'MAPS_TILE_URL', 'EXPLORER'];

/**
 * Checks the trees of the images: what they contain, that the shop runs from them for a user who can write to the data
 * folder only, and that the store refuses to start as a live one with the settings of a demo, all of them named.
 * @throws Error with what is wrong
 */
export async function checkImageTrees(trees: string, dataDirectory: string): Promise<void> {
  const account = findUnprivilegedAccount();
  checkContent(trees);
  // The account may have no access to this checkout.
  const node = join(trees, 'node');
  copyFileSync(process.execPath, node);
  for (const path of globSync('**/*', { cwd: trees, withFileTypes: true })) {
    if (!path.isSymbolicLink()) chmodSync(join(path.parentPath, path.name), path.isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(trees, 0o755);
  chmodSync(node, 0o555);

  mkdirSync(dataDirectory, { recursive: true });
  const settings: StackSettings = {
    ports: await findFreeStackPorts(),
    dataDirectory,
    databases: getEmbeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    overrides: { NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  };
  await copyNewDatabases(settings);
  if (account) giveTo(dataDirectory, account);

  const run = (image: string, script: string, environment: Environment): Container =>
    startContainer({ node, folder: join(trees, image), script, environment, account });
  const sandbox = run('sandbox', 'sandbox/server.ts', createSandboxEnvironment(settings));
  const store = createStoreEnvironment(settings);
  try {
    await waitUntilReady(sandbox, `http://127.0.0.1:${settings.ports.COMMERCE_PORT}`);
    await checkRefusal(run('store', 'scripts/store.ts', { ...store, DEPLOYMENT: '' }), store);
    const container = run('store', 'scripts/store.ts', store);
    try {
      await waitUntilReady(container, `http://127.0.0.1:${settings.ports.SHOP_PORT}`);
      await checkPage(`http://localhost:${settings.ports.SHOP_PORT}/es-CR`);
    } finally {
      await container.stop();
    }
  } finally {
    await sandbox.stop();
  }
}

function checkContent(trees: string): void {
  const files = globSync('**/*', { cwd: trees });
  const unwanted = files.filter(
    (file) =>
      /\.(?:test|spec|contract)\.tsx?$|\/testing\//.test(file.replace(/node_modules\/.*/, '')) ||
      /^store\/(?:sandbox|e2e|bench)\//.test(file) ||
      /\/node_modules\/(?:vite|vitest|typescript|@playwright|@biomejs|@testing-library)\//.test(file),
  );
  if (unwanted.length > 0) throw new Error(`the images contain ${unwanted.slice(0, 5).join(', ')}`);
  const expected = ['store/client/build/client', 'store/gateway/build', 'sandbox/sandbox/content/channels'];
  for (const folder of expected) readdirSync(join(trees, folder));
}

function giveTo(folder: string, { uid, gid }: Account): void {
  chownSync(folder, uid, gid);
  for (const name of globSync('**/*', { cwd: folder })) chownSync(join(folder, name), uid, gid);
}

interface Container {
  /** The exit code; undefined while it runs. */
  exitCode(): number | undefined;
  readonly exited: Promise<number>;
  output(): string;
  stop(): Promise<void>;
}

function startContainer(options: {
  node: string;
  folder: string;
  script: string;
  environment: Environment;
  account: Account | undefined;
}): Container {
  const child: ChildProcess = spawn(options.node, [options.script], {
    cwd: options.folder,
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options.account,
  });
  let output = '';
  let exitCode: number | undefined;
  const record = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  const exited = new Promise<number>((resolve) =>
    child.once('close', (code) => {
      exitCode = code ?? 1;
      resolve(exitCode);
    }),
  );
  return {
    exitCode: () => exitCode,
    exited,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitUntilReady(container: Container, url: string): Promise<void> {
  const startTime = Date.now();
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (container.exitCode() !== undefined) throw new Error(`it ended: ${container.output().slice(-2_000)}`);
    if (Date.now() - startTime > startTimeoutMs) throw new Error(`${url} was not ready in time`);
    await wait(200);
  }
}

/** A store is live unless its environment says otherwise. */
async function checkRefusal(container: Container, environment: Environment): Promise<void> {
  const code = await container.exited;
  if (code !== 1) throw new Error(`a live store with unsafe settings ended with code ${code}`);
  const secrets = Object.keys(environment).filter((name) => isPublishedSecret(String(environment[name])));
  const missing = [...secrets, ...unsafeSettings].filter((name) => !container.output().includes(`- ${name}: `));
  if (missing.length > 0) throw new Error(`the refusal does not name ${missing.join(', ')}: ${container.output()}`);
}

async function checkPage(url: string): Promise<void> {
  const page = await fetch(url);
  const html = await page.text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(html)?.filter(Boolean) ?? [];
  if (page.status !== 200 || !script) throw new Error(`the home page responded with ${page.status}`);
  const asset = await fetch(new URL(script, url));
  if (asset.status !== 200) throw new Error(`${script} responded with ${asset.status}`);
}

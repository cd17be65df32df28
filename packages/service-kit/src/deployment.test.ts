import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseServiceEnvs, parseStoreEnv, storeEnv, warnWhenExposed } from './deployment.ts';
import { EnvError, flagSchema, publicUrlSchema, secretSchema, urlSchema } from './env.ts';
import { createForbiddenRule, liveRules } from './live-rules.ts';
import { createLogger } from './logger.ts';

const schema = z.object({
  ...storeEnv,
  SHOP_URL: publicUrlSchema.default('http://localhost:3000'),
  COMMERCE_URL: urlSchema.optional(),
  SECRET: secretSchema,
  EXPLORER: flagSchema.default(false).register(liveRules, createForbiddenRule('is for sandboxes')),
});
const ownSecret = 'a-secret-of-this-installation-alone-0000';
const safeSettings = { SHOP_URL: 'https://shop.example', SECRET: ownSecret };
const listErrors = (source: Record<string, string>): readonly string[] => {
  try {
    parseStoreEnv('shop', schema, source);
    return [];
  } catch (error) {
    return (error as EnvError).errors;
  }
};

describe('a live deployment', () => {
  it('is the default without DEPLOYMENT (CONFIGURATION-23)', () => {
    expect(parseStoreEnv('shop', schema, safeSettings).DEPLOYMENT).toBe('live');
    expect(listErrors({ ...safeSettings, SHOP_URL: 'http://shop.example' })).toHaveLength(1);
  });

  it('lists missing and unsafe settings in one error (CONFIGURATION-25, CONFIGURATION-26, CONFIGURATION-28)', () => {
    const all = { SHOP_URL: 'http://shop.example', COMMERCE_URL: 'http://api.commerce.example', EXPLORER: 'true' };
    expect(listErrors(all)).toEqual([
      expect.stringMatching(/^SECRET: /),
      'SHOP_URL: browsers use it, so it must start with https:// (http://shop.example)',
      'COMMERCE_URL: is outside a private network, so it must start with https:// (http://api.commerce.example)',
      'EXPLORER: is for sandboxes',
    ]);
  });

  it('rejects a published secret of the sandbox (CONFIGURATION-24)', () => {
    expect(listErrors({ ...safeSettings, SECRET: 'tarima-store-sandbox-secret-0000000' })).toEqual([
      'SECRET: is a published secret of the sandbox',
    ]);
  });

  it('rejects an http default of a public address (CONFIGURATION-25)', () => {
    expect(listErrors({ SECRET: ownSecret })).toEqual([expect.stringMatching(/^SHOP_URL: browsers use it/)]);
  });

  it.each([
    'http://127.0.0.1:4101',
    'http://localhost:4101',
    'http://commerce:4101',
    'http://10.2.3.4',
    'http://172.20.0.1',
    'http://192.168.1.2',
    'http://[::1]:4101',
    'http://[fd00::1]',
    'http://commerce.store.svc',
    'http://commerce.internal',
    'https://api.commerce.example',
  ])('accepts %s as the address of an upstream', (url) => {
    expect(listErrors({ ...safeSettings, COMMERCE_URL: url })).toEqual([]);
  });

  it.each(['http://api.commerce.example', 'http://8.8.8.8', 'http://172.32.0.1', 'http://internal.example'])(
    'rejects %s as the address of an upstream (CONFIGURATION-26)',
    (url) => {
      expect(listErrors({ ...safeSettings, COMMERCE_URL: url })).toHaveLength(1);
    },
  );
});

describe('a demo deployment', () => {
  const demo = { DEPLOYMENT: 'demo', SECRET: 'tarima-store-sandbox-secret-0000000', EXPLORER: 'true' };

  it('accepts published secrets and plain http (CONFIGURATION-29)', () => {
    expect(parseStoreEnv('shop', schema, demo)).toMatchObject({ DEPLOYMENT: 'demo', EXPLORER: true });
  });

  it('requires every secret', () => {
    expect(listErrors({ DEPLOYMENT: 'demo' })).toEqual([expect.stringMatching(/^SECRET: /)]);
  });

  it.each([
    ['0.0.0.0', 1],
    ['::', 1],
    ['192.168.1.2', 1],
    ['127.0.0.1', 0],
    ['::1', 0],
    ['localhost', 0],
  ])('on %s logs %i warnings (CONFIGURATION-30)', (HOST, times) => {
    const logger = createLogger({ name: 'test', level: 'silent' });
    const warn = vi.spyOn(logger, 'warn');
    warnWhenExposed({ DEPLOYMENT: 'demo', HOST }, logger);
    expect(warn).toHaveBeenCalledTimes(times);
    warnWhenExposed({ DEPLOYMENT: 'live', HOST }, logger);
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

it('parseEnvsTogether lists each error of the services once', () => {
  const parse = (service: string) => () =>
    parseStoreEnv(service, schema, { ...safeSettings, SECRET: 'short', EXPLORER: '1' });
  const parseAll = () => parseServiceEnvs('store', { cart: parse('cart'), orders: parse('orders') });
  expect(parseAll).toThrow(EnvError);
  expect(parseAll).toThrow(
    [
      'store: the environment is invalid',
      '  - SECRET: must have at least 32 characters (cart, orders)',
      '  - EXPLORER: is for sandboxes (cart, orders)',
      'DEPLOYMENT is live; npm start, npm run start:split and docker-compose.yml set demo.',
    ].join('\n'),
  );
});

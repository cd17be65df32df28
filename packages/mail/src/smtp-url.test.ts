import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { EnvError } from '@tarima/service-kit/env';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseMailAddress } from './address.ts';
import { findMailEnvError, mailEnv } from './env.ts';
import { parseSmtpUrl } from './smtp-url.ts';

describe('parseSmtpUrl', () => {
  it.each([
    ['smtps://user:p%40ss@mail.example', { port: 465, tls: 'implicit', account: { user: 'user', password: 'p@ss' } }],
    ['smtp://mail.example', { port: 587, tls: 'starttls', account: undefined }],
    ['smtp://mail.example:2525', { port: 2525, tls: 'starttls' }],
    ['smtp://mail.example?starttls=false', { port: 25, tls: 'none' }],
  ])('reads %s', (url, server) => {
    expect(parseSmtpUrl(url)).toMatchObject({ host: 'mail.example', ...server });
  });

  it.each([
    'http://mail.example',
    'mail.example',
    'smtp://',
    'smtps://mail.example?starttls=false',
    'smtp://mail.example?starttls=true',
    'smtp://mail.example?ignoreTLS=true',
    'smtp://mail.example/path',
  ])('refuses %s', (url) => {
    expect(parseSmtpUrl(url)).toBeUndefined();
  });
});

describe('parseMailAddress', () => {
  it.each([
    ['Tarima <orders@example.com>', { name: 'Tarima', address: 'orders@example.com' }],
    ['"Tarima, S. A." <orders@example.com>', { name: 'Tarima, S. A.', address: 'orders@example.com' }],
    [' orders@example.com ', { name: '', address: 'orders@example.com' }],
  ])('reads %j', (text, address) => {
    expect(parseMailAddress(text)).toEqual(address);
  });

  it.each([
    'Tarima',
    'a@example.com, b@example.com',
    'Tarima\r\nBcc: x <orders@example.com>',
    'Tarima <>',
    '<a@b> <c@d.com>',
  ])('refuses %j (ORDERS-306)', (text) => {
    expect(parseMailAddress(text)).toBeUndefined();
  });
});

describe('a live deployment', () => {
  const schema = z.object({ ...storeEnv, ...mailEnv });
  const findErrors = (MAIL_SMTP_URL: string, DEPLOYMENT = 'live') => {
    try {
      parseStoreEnv('test', schema, { DEPLOYMENT, MAIL_SMTP_URL, MAIL_FROM: 'Tarima <orders@example.com>' });
      return [];
    } catch (error) {
      if (error instanceof EnvError) return error.errors;
      throw error;
    }
  };

  it.each([
    ['smtps://user:own-password@mail.example', 0],
    ['smtp://user:own-password@mail.example:587', 0],
    ['smtp://user:own-password@10.0.0.5?starttls=false', 0],
    ['smtp://user:own-password@mail.internal?starttls=false', 0],
    ['smtp://user:own-password@mail.example?starttls=false', 1],
    ['smtps://tarima:mail-sandbox-secret-0000000000000000@mail.example', 1],
  ])('with %s has %i errors (ORDERS-307)', (url, count) => {
    expect(findErrors(url)).toHaveLength(count);
    expect(findErrors(url, 'demo')).toEqual([]);
  });

  it('needs a lease of more than twice the time limit', () => {
    expect(findMailEnvError({ MAIL_TIMEOUT_MS: 8_000, MAIL_LEASE_SECONDS: 60 })).toBeUndefined();
    expect(findMailEnvError({ MAIL_TIMEOUT_MS: 8_000, MAIL_LEASE_SECONDS: 16 })).toContain('MAIL_TIMEOUT_MS');
  });
});

import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';
import type { Tables } from '../store/tables.ts';

const env = parseMembershipApiEnv({ MEMBERSHIP_CARD_DEVICES: '2', MEMBERSHIP_SCANS_PER_MINUTE: '5' });
const headers = { 'x-api-key': env.MEMBERSHIP_API_KEY };
const database = await openDatabase('pglite://memory');
let now = new Date('2026-11-20T12:00:00Z');
const app = await createMembershipApp({
  env,
  logger: createLogger({ name: 'test', level: 'silent' }),
  database,
  clock: () => now,
});
afterAll(async () => {
  await app.close();
  await database.close();
});
/** Each test has its own time, so that no code of an earlier test is used up. */
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
});

const ana = '64011045120001';
const device = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const requestKey = (membershipId: string, deviceId: string) =>
  app.inject({ method: 'POST', url: `/v1/memberships/${membershipId}/card-keys`, headers, payload: { deviceId } });
const issueKey = async (membershipId: string, deviceId = device(1)) =>
  (await requestKey(membershipId, deviceId)).json();
const scan = async (code: string) =>
  (await app.inject({ method: 'POST', url: '/v1/card-scans', headers, payload: { code } })).json();
/** The content of the QR code on a device whose clock is ahead by some seconds. */
function computeCode(key: { secret: string }, { membershipId = ana, aheadSeconds = 0 } = {}): string {
  const secret = new Secret({ buffer: Uint8Array.from(Buffer.from(key.secret, 'base64url')).buffer });
  const totp = new TOTP({ secret, algorithm: 'SHA256', digits: 8, period: 30 });
  return membershipId + totp.generate({ timestamp: now.getTime() + aheadSeconds * 1_000 });
}
const openTables = () => database.schema<Tables>('membership_api', migrations);
const setAccount = async (values: object) => {
  const db = await openTables();
  await db.updateTable('account').set(values).where('account_id', '=', ana.slice(0, 10)).execute();
};

describe('digital cards', () => {
  it('accepts each code once and returns the name (MEMBERSHIP-236)', async () => {
    const code = computeCode(await issueKey(ana));
    expect(await scan(code)).toEqual({
      result: 'ACCEPTED',
      fullName: 'Ana Lucía Rojas Vargas',
      membershipType: 'DIAMOND',
    });
    expect(await scan(code)).toMatchObject({ result: 'ALREADY_USED', fullName: 'Ana Lucía Rojas Vargas' });
  });

  it('accepts a code once when several scanners send it at the same time (MEMBERSHIP-236)', async () => {
    const code = computeCode(await issueKey(ana));
    const results = await Promise.all(Array.from({ length: 8 }, () => scan(code)));
    expect(results.filter(({ result }) => result === 'ACCEPTED')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'ALREADY_USED')).toHaveLength(7);
  });

  it.each([
    [-60, 'INVALID_CODE'],
    [-30, 'ACCEPTED'],
    [30, 'ACCEPTED'],
    [60, 'INVALID_CODE'],
  ])('with a clock that differs by %i seconds: %s (MEMBERSHIP-237)', async (aheadSeconds, result) => {
    expect(await scan(computeCode(await issueKey(ana), { aheadSeconds }))).toMatchObject({ result });
  });

  it('refuses an older code after a newer one (MEMBERSHIP-236)', async () => {
    const key = await issueKey(ana);
    expect(await scan(computeCode(key, { aheadSeconds: 30 }))).toMatchObject({ result: 'ACCEPTED' });
    expect(await scan(computeCode(key))).toMatchObject({ result: 'ALREADY_USED' });
  });

  it('tells nothing about a number without a correct code (MEMBERSHIP-236)', async () => {
    const key = await issueKey(ana);
    const wrong = computeCode(key).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    for (const code of [
      wrong,
      computeCode(key, { membershipId: '72012208710001' }),
      `99990000000001${'1'.repeat(8)}`,
    ]) {
      expect(await scan(code)).toEqual({ result: 'INVALID_CODE' });
    }
  });

  it("replaces a device's key, and the oldest key above the limit of devices (MEMBERSHIP-238)", async () => {
    const first = await issueKey(ana);
    const second = await issueKey(ana);
    expect(second.keyId).not.toBe(first.keyId);
    expect(await scan(computeCode(first))).toEqual({ result: 'INVALID_CODE' });
    now = new Date(now.getTime() + 1_000);
    await issueKey(ana, device(2));
    expect(await scan(computeCode(second))).toMatchObject({ result: 'ACCEPTED' });
    now = new Date(now.getTime() + 60_000);
    await issueKey(ana, device(3));
    expect(await scan(computeCode(second))).toEqual({ result: 'INVALID_CODE' });
  });

  it('refuses the codes of a revoked key; a repeated revocation changes nothing (MEMBERSHIP-238)', async () => {
    const key = await issueKey(ana);
    const url = `/v1/memberships/${ana}/card-keys/${key.keyId}`;
    const other = await app.inject({ method: 'DELETE', url: url.replace(ana, '72012208710001'), headers });
    expect(other.statusCode).toBe(204);
    expect(await scan(computeCode(key))).toMatchObject({ result: 'ACCEPTED' });
    now = new Date(now.getTime() + 60_000);
    for (let time = 0; time < 2; time += 1)
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect(await scan(computeCode(key))).toEqual({ result: 'INVALID_CODE' });
  });

  it.each([
    [{ status: 'BLOCKED' }, 'BLOCKED'],
    [{ expires_on: '2026-11-01' }, 'EXPIRED'],
  ])('issues no key and accepts no code for a membership with %j (MEMBERSHIP-239)', async (values, result) => {
    const key = await issueKey(ana);
    await setAccount(values);
    try {
      expect(await scan(computeCode(key))).toMatchObject({ result, fullName: 'Ana Lucía Rojas Vargas' });
      const refused = await requestKey(ana, device(1));
      expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'MEMBERSHIP_NOT_ACTIVE']);
    } finally {
      await setAccount({ status: 'ACTIVE', expires_on: '2027-06-23' });
    }
  });

  it('stores no secret in a row (MEMBERSHIP-235)', async () => {
    const { secret } = await issueKey(ana);
    const rows = JSON.stringify(await (await openTables()).selectFrom('card_key').selectAll().execute());
    expect(secret).toHaveLength(43);
    for (const form of [secret, Buffer.from(secret, 'base64url').toString('hex')]) expect(rows).not.toContain(form);
  });

  it('requires the key of the API and a well-formed request', async () => {
    const url = `/v1/memberships/${ana}/card-keys`;
    const calls = [
      app.inject({ method: 'POST', url, payload: { deviceId: device(1) } }),
      app.inject({ method: 'POST', url, headers, payload: { deviceId: 'phone' } }),
      app.inject({ method: 'POST', url: '/v1/card-scans', headers, payload: { code: '123' } }),
      requestKey('64010000009999', device(1)),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 400, 400, 404]);
  });
});

describe('the scanner page', () => {
  const submit = (code: string, language = 'en') =>
    app.inject({
      method: 'POST',
      url: '/scanner',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code, language }).toString(),
    });

  it('says whether a code is accepted, with the name, in both languages (MEMBERSHIP-240)', async () => {
    const code = computeCode(await issueKey(ana));
    const accepted = await submit(`${code.slice(0, 4)} ${code.slice(4, 10)} ${code.slice(10, 14)} ${code.slice(14)}`);
    expect(accepted.body).toContain('<h2>Accepted</h2>');
    expect(accepted.body).toContain('Ana Lucía Rojas Vargas');
    expect((await submit(code, 'es')).body).toContain('<h2>Ya se usó</h2>');
    expect((await submit('12')).body).toContain('A code has 22 digits');
  });

  it('limits the codes that one address can check (MEMBERSHIP-240)', async () => {
    const wrong = `${ana}00000000`;
    for (let tries = 0; tries < 5; tries += 1) await submit(wrong);
    const code = computeCode(await issueKey(ana));
    expect((await submit(code)).body).toContain('Too many codes');
    expect(await scan(code)).toMatchObject({ result: 'ACCEPTED' });
  });

  it('has no script but its own file, and allows the camera', async () => {
    const { headers: sent, body } = await app.inject('/scanner?language=es');
    expect(sent['content-security-policy']).toContain("script-src 'self'");
    expect(sent['permissions-policy']).toBe('camera=(self)');
    expect(body).toContain('Lector de tarjetas digitales');
    for (const name of ['pages.css', 'scanner.js', 'base.css'])
      expect((await app.inject(`/assets/${name}`)).statusCode).toBe(200);
  });
});

import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana } from './testing/identity-fixture.ts';
import { paths, recordedCard, startRegistrations } from './testing/registration-fixture.ts';

const { call, create, send, check, receiveCode, reset, openSignIn } = await startRegistrations();

beforeEach(reset);

describe('another registration of a membership whose email was never verified', () => {
  const mistyped = 'mraia@example.com';
  const correct = { firstName: 'María', email: 'maria@example.com', phone: '+50688110000', password: 'Correcta2026' };
  const find = async () => (await call(paths.validate, { membership: recordedCard })).body;
  beforeEach(async () => {
    await create({ email: mistyped });
  });

  it('replaces the details and the password, and ends the codes (MEMBERSHIP-350)', async () => {
    const code = await receiveCode(mistyped);
    expect(await create(correct)).toMatchObject({ status: 201, body: { verificationStatus: 'APPROVED' } });
    expect(await find()).toMatchObject([{ firstName: 'María', email: 'maria@example.com', emailVerified: false }]);
    expect((await call(paths.validate, { email: mistyped })).body).toEqual([]);

    expect((await check(code)).body).toMatchObject({ errorCode: 'CODE_EXPIRED' });
    expect((await send({ recipient: mistyped })).body).toMatchObject({ errorCode: 'RECIPIENT_MISMATCH' });
    expect((await check(await receiveCode())).status).toBe(200);
    const enter = async (password: string) => {
      const browser = new HttpBrowser();
      const { url } = await openSignIn(browser);
      return (await browser.post(url, { identifier: recordedCard, password })).status;
    };
    expect(await enter('Tarima.2026')).not.toBe(303);
    expect(await enter(correct.password)).toBe(303);
  });

  it('has to pass the same checks, or the identity stays as it is (MEMBERSHIP-201, MEMBERSHIP-350)', async () => {
    const before = await find();
    for (const change of [{ firstName: 'Rosa' }, { birthDate: '1990-03-14' }, { officialId: '2-0000-0000' }]) {
      expect((await create({ ...correct, ...change })).body).toMatchObject({ verificationStatus: 'REJECTED' });
    }
    expect(await create({ ...correct, email: ana.email })).toMatchObject({ body: { errorCode: 'IDENTITY_EXISTS' } });
    expect(await create({ ...correct, password: 'short' })).toMatchObject({ status: 422 });
    expect(await find()).toEqual(before);
    expect((await check(await receiveCode(mistyped))).status).toBe(200);
  });

  it('does not send more mails than the limit of an identity (MEMBERSHIP-202, MEMBERSHIP-350)', async () => {
    for (let sent = 0; sent < 4; sent += 1) await send({ recipient: mistyped });
    await create(correct);
    expect([(await send()).status, (await send()).status]).toEqual([202, 429]);
  });

  it('races with the old code: either the old address is verified, or the new one is not (MEMBERSHIP-350)', async () => {
    const code = await receiveCode(mistyped);
    const [replaced, checked] = await Promise.all([create(correct), check(code)]);
    const outcome = { statuses: [replaced.status, checked.status], identities: await find() };
    expect([
      { statuses: [201, 410], identities: [expect.objectContaining({ email: correct.email, emailVerified: false })] },
      { statuses: [409, 200], identities: [expect.objectContaining({ email: mistyped, emailVerified: true })] },
    ]).toContainEqual(outcome);
  });
  it('can be made in parallel; one identity is left (MEMBERSHIP-350)', async () => {
    const parallel = await Promise.all(Array.from({ length: 4 }, () => create(correct)));
    expect(parallel.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await find()).toHaveLength(1);
  });
});

import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { describe, expect, it } from 'vitest';
import { rosa, sofia } from './testing/identity-fixture.ts';
import { startRegistrations } from './testing/registration-fixture.ts';

const { database, call, waitForMails, openSignIn, createMember, exchange, signIn, refresh, parseTokens } =
  await startRegistrations({ EMAIL_CODES_PER_HOUR: '3', SIGN_IN_CAPTCHA_PER_ADDRESS: '1000' });

const paths = {
  request: '/v1/identities/email-changes',
  confirm: '/v1/identities/email-changes/confirm',
} as const;
let members = 0;

/** A member with the calls of their own membership. */
async function openMember() {
  members += 1;
  const card = String(members).padStart(4, '0');
  const member = await createMember(`cambio${members}`, `6401000800${card}`);
  const parts = { memberClub: '6401', memberAccount: '000800', memberCard: card, language: 'es' };
  const newEmail = `nuevo${members}@example.com`;
  const request = (change: object = {}) =>
    call(paths.request, { ...parts, newEmail, isUsedElsewhere: false, ...change });
  const confirm = (code: string, change: object = {}) => call(paths.confirm, { ...parts, code, ...change });
  return { ...member, newEmail, request, confirm };
}

const readCode = async (address: string, count = 1) =>
  (await waitForMails(address, count))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '';
const changeCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function trySignIn(identifier: string, password: string) {
  const browser = new HttpBrowser();
  const page = await openSignIn(browser);
  return (await browser.post(page.url, { identifier, password })).status;
}

describe('a change of the email address', () => {
  it('is confirmed with the code that the new address received, and the former one is notified (ACCOUNT-292, ACCOUNT-295)', async () => {
    const { email, newEmail, password, membershipNumber, request, confirm } = await openMember();
    const tokens = await parseTokens(await exchange(await signIn(new HttpBrowser(), email)));
    expect(await request({ newEmail: newEmail.toUpperCase() })).toEqual({ status: 202, body: { statusCode: 202 } });
    const code = await readCode(newEmail);
    expect(await trySignIn(email, password), 'the old address before the confirmation').toBe(303);

    expect(await confirm(code)).toEqual({ status: 200, body: { membershipId: membershipNumber, email: newEmail } });
    expect([await trySignIn(newEmail, password), await trySignIn(email, password)]).toEqual([303, 422]);
    expect((await refresh(tokens.refresh_token)).status, 'the session stays').toBe(200);
    const [notice] = await waitForMails(email);
    expect(notice?.subject).toBe('El correo de su cuenta en Tarima cambió');
    expect(notice?.text).toContain('n•••@example.com');
    expect(notice?.text).not.toContain(newEmail);
  });

  it('can be confirmed again with the same code, without another notice (ACCOUNT-297)', async () => {
    const { email, newEmail, request, confirm } = await openMember();
    await request();
    const code = await readCode(newEmail);
    const parallel = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(parallel.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(code)).body).toMatchObject({ email: newEmail });
    expect(await waitForMails(email)).toHaveLength(1);
  });

  it('ends the links to a new password that went to the former address', async () => {
    const { email, newEmail, request, confirm } = await openMember();
    await database.execute(`
      insert into identity.email_code (hash, purpose, subject, created_at, expires_at)
      select 'h', 'RESET_PASSWORD', subject, now(), now() + interval '1 hour' from identity.account where email = '${email}'`);
    await request();
    await confirm(await readCode(newEmail));
    const { rows } = await database.execute(
      `select expires_at > now() as is_open from identity.email_code where hash = 'h'`,
    );
    expect(rows).toEqual([{ is_open: false }]);
  });

  it('is refused for the address that the account has, and for an unknown membership', async () => {
    const { email, request, confirm } = await openMember();
    expect(await request({ newEmail: email.toUpperCase() })).toMatchObject({ body: { errorCode: 'EMAIL_UNCHANGED' } });
    const unknown = { memberAccount: '999999' };
    expect([(await request(unknown)).status, (await confirm('123456', unknown)).status]).toEqual([404, 404]);
    expect((await request({ newEmail: 'no address' })).status).toBe(400);
  });
});

describe('an address that somebody else has', () => {
  it.each([
    ['another member’s', { newEmail: rosa.email }, 'Este correo ya tiene una cuenta en Tarima'],
    ['an operator’s', { newEmail: sofia.email }, 'Este correo ya tiene una cuenta en Tarima'],
    ['one that the caller knows', { newEmail: 'perfil@example.com', isUsedElsewhere: true }, 'Este correo ya tiene'],
  ])('gets the same response, and a mail without a code: %s (ACCOUNT-296)', async (_name, change, subject) => {
    const { request, confirm } = await openMember();
    expect(await request(change)).toEqual({ status: 202, body: { statusCode: 202 } });
    const [mail] = await waitForMails(change.newEmail);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect((await confirm('123456')).body).toMatchObject({ errorCode: 'CODE_UNKNOWN' });
  });

  it('that gets an account after the request is refused at the confirmation', async () => {
    const [first, second] = [await openMember(), await openMember()];
    const { newEmail } = first;
    await first.request();
    const code = await readCode(newEmail);
    await second.request({ newEmail });
    expect((await second.confirm(await readCode(newEmail, 2))).status).toBe(200);
    expect(await first.confirm(code)).toMatchObject({ status: 409, body: { errorCode: 'IDENTITY_EXISTS' } });
    expect(await trySignIn(first.email, first.password)).toBe(303);
  });
});

describe('a code of an email change', () => {
  it('works only when it is the newest one, and only for the account that requested it (ACCOUNT-293)', async () => {
    const [owner, other] = [await openMember(), await openMember()];
    await owner.request();
    const older = await readCode(owner.newEmail);
    expect((await other.confirm(older)).body, 'no request of this account').toMatchObject({
      errorCode: 'CODE_EXPIRED',
    });
    await owner.request();
    const newer = await readCode(owner.newEmail, 2);
    if (older !== newer) expect((await owner.confirm(older)).body).toMatchObject({ errorCode: 'CODE_UNKNOWN' });
    await other.request();
    await readCode(other.newEmail);
    expect((await other.confirm(newer)).status).toBe(404);
    expect((await owner.confirm(newer)).status).toBe(200);
  });

  it('ends after five wrong ones, also in parallel (ACCOUNT-293)', async () => {
    const { newEmail, request, confirm } = await openMember();
    await request();
    const code = await readCode(newEmail);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => confirm(changeCode(code))));
    expect(wrong.map(({ body }) => body.errorCode).toSorted()).toEqual([
      'CODE_EXPIRED',
      ...Array.from({ length: 4 }, () => 'CODE_UNKNOWN'),
    ]);
    expect(await confirm(code)).toMatchObject({ status: 410, body: { errorCode: 'CODE_EXPIRED' } });
  });

  it('expires (ACCOUNT-293)', async () => {
    const { newEmail, request, confirm } = await openMember();
    await request();
    const code = await readCode(newEmail);
    await database.execute(
      `update identity.email_change set expires_at = now() - interval '1 second' where new_email = '${newEmail}'`,
    );
    expect((await confirm(code)).body).toMatchObject({ errorCode: 'CODE_EXPIRED' });
  });

  it('is sent at most three times in an hour, also in parallel (ACCOUNT-294)', async () => {
    const { newEmail, request } = await openMember();
    const statuses = await Promise.all(Array.from({ length: 5 }, () => request()));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429, 429]);
    expect(await waitForMails(newEmail, 3)).toHaveLength(3);
  });

  it('is stored as a slow hash only', async () => {
    const { newEmail, request } = await openMember();
    await request();
    const code = await readCode(newEmail);
    const { rows } = await database.execute(
      `select code_hash from identity.email_change where new_email = '${newEmail}'`,
    );
    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^scrypt\$/) }]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('needs the API key', async () => {
    for (const path of Object.values(paths)) expect((await call(path, {}, 'wrong')).status).toBe(401);
  });
});

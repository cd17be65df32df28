import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { checkDocumented } from './testing/check-documented.ts';
import { ana, env, shop } from './testing/identity-fixture.ts';
import {
  callbackUrl,
  card,
  createRegistration,
  paths,
  readLink,
  recordedCard,
  startRegistrations,
} from './testing/registration-fixture.ts';

const registrations = await startRegistrations();
const { issuer, database, state, call, create, send, check, receiveCode, waitForMails } = registrations;
const { openSignIn, signIn, exchange, parseTokens } = registrations;
const deleteIdentity = () =>
  fetch(`${issuer}/v1/identities/${recordedCard}`, {
    method: 'DELETE',
    headers: { 'x-api-key': env.IDENTITY_API_KEY },
  });

beforeEach(registrations.reset);

describe('a registration', () => {
  it('creates an identity whose details match the club’s record (MEMBERSHIP-200)', async () => {
    expect(await create()).toEqual({
      status: 201,
      body: {
        data: { membershipId: recordedCard, email: 'maria@example.com' },
        errorCode: null,
        verificationStatus: 'APPROVED',
      },
    });
  });

  it.each([
    ['PENDING', { email: 'new@example.com', phone: '+50688880000' }],
    ['VERIFIED', { email: 'new@example.com' }],
    ['APPROVED', { firstName: 'maria', lastName: 'MORA' }],
  ])('is %s for %j (MEMBERSHIP-200)', async (verificationStatus, change) => {
    expect(await create(change)).toMatchObject({ status: 201, body: { verificationStatus } });
  });

  it.each([
    ['another name', { firstName: 'Rosa' }],
    ['another month of birth', { birthDate: '1990-03-14' }],
    ['an unknown membership', { memberAccount: '999999' }],
  ])('with %s is rejected and creates nothing (MEMBERSHIP-201)', async (_name, change) => {
    expect(await create(change)).toEqual({
      status: 200,
      body: { data: null, errorCode: 'IDENTITY_REJECTED', verificationStatus: 'REJECTED' },
    });
    expect((await call(paths.validate, { email: 'maria@example.com' })).body).toEqual([]);
  });

  it('with another document number than the first one of the membership is rejected (MEMBERSHIP-201)', async () => {
    expect((await create()).status).toBe(201);
    await deleteIdentity();
    expect((await create({ officialId: '2-0000-0000' })).body).toMatchObject({ verificationStatus: 'REJECTED' });
    expect((await create({ officialId: '109870654' })).status).toBe(201);
  });

  it('of a membership or an email that has a verified identity is refused (MEMBERSHIP-84)', async () => {
    await create({ email: 'verified@example.com' });
    await check(await receiveCode('verified@example.com'));
    expect(await create({ email: 'other@example.com' })).toMatchObject({ body: { errorCode: 'IDENTITY_EXISTS' } });
    expect((await call(paths.validate, { membership: recordedCard })).body).toMatchObject([
      { email: 'verified@example.com', emailVerified: true },
    ]);
    await deleteIdentity();
    expect(await create({ email: ana.email })).toMatchObject({ status: 409, body: { errorCode: 'IDENTITY_EXISTS' } });
  });

  it.each(['short', 'tarima.2026', 'Tarima-2026', 'Tarimá2026'])(
    'with the password %j is refused (MEMBERSHIP-66, MEMBERSHIP-67)',
    async (password) => {
      expect(await create({ password })).toMatchObject({ status: 422, body: { errorCode: 'PASSWORD_REFUSED' } });
    },
  );

  it('fails without a result while the club’s records cannot be read', async () => {
    state.isClubDown = true;
    expect(await create()).toMatchObject({ status: 503, body: { errorCode: 'CLUB_RECORD_UNAVAILABLE' } });
  });

  it('is throttled for each membership, so that details cannot be guessed (MEMBERSHIP-202)', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => create({ birthDate: '1991-01-01' })));
    expect(guesses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
    expect((await create()).status).toBe(429);
  });

  it('repeats no entered value in an error', async () => {
    const { status, body } = await call(paths.create, createRegistration({ birthDate: 'secret', email: 'secret' }));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('the look-up', () => {
  it('finds an identity by membership and by email (MEMBERSHIP-84)', async () => {
    await create();
    const found = [
      {
        membershipId: recordedCard,
        email: 'maria@example.com',
        firstName: 'María José',
        lastName: 'Solano',
        verificationStatus: 'APPROVED',
        emailVerified: false,
      },
    ];
    expect((await call(paths.validate, { membership: recordedCard })).body).toEqual(found);
    expect((await call(paths.validate, { email: 'MARIA@example.com' })).body).toEqual(found);
    expect((await call(paths.validate, { email: 'operator@tarima.test' })).body).toEqual([]);
    expect((await call(paths.validate, {})).status).toBe(400);
  });
});

describe('a verification mail', () => {
  beforeEach(async () => {
    await create();
  });

  it('has a link to the callback URL with a code that lets the identity sign in (MEMBERSHIP-203)', async () => {
    expect((await send()).status).toBe(202);
    const [message] = await waitForMails('maria@example.com');
    const { link, membership, code } = readLink(message?.text ?? '');
    expect(link.startsWith(`${callbackUrl}#`)).toBe(true);
    expect(membership).toBe(recordedCard);

    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const refused = await browser.post(page.url, { identifier: recordedCard, password: 'Tarima.2026' });
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('Confirm your email first')]);

    expect(await check(code)).toEqual({
      status: 200,
      body: { membershipId: recordedCard, verificationStatus: 'APPROVED' },
    });
    const signedIn = await browser.post(page.url, { identifier: recordedCard, password: 'Tarima.2026' });
    expect(signedIn.status).toBe(303);
    expect(decodeJwt((await parseTokens(await exchange(await signIn()))).id_token)).toMatchObject({
      email_verified: true,
    });
  });

  it('is sent only to the identity’s own address and for a registered page', async () => {
    expect((await send({ recipient: 'other@example.com' })).body).toMatchObject({ errorCode: 'RECIPIENT_MISMATCH' });
    for (const url of [
      'https://evil.test/es-CR/registro/verificar-email',
      `${shop}/es-CR/cuenta`,
      `${callbackUrl}?next=https://evil.test`,
    ]) {
      expect((await send({ callbackUrl: url })).body, url).toMatchObject({ errorCode: 'CALLBACK_REFUSED' });
    }
    expect((await send({ memberCard: '0009' })).status).toBe(404);
  });

  it('is not sent to a verified identity, nor too often (MEMBERSHIP-202)', async () => {
    const before = await waitForMails('maria@example.com', 0);
    const statuses = await Promise.all(Array.from({ length: 7 }, () => send()));
    expect(statuses.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2);
    const [newest] = await waitForMails('maria@example.com', before.length + 5);
    await check(readLink(newest?.text ?? '').code);
    expect(await send()).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_VERIFIED' } });
  });
});

describe('a code', () => {
  beforeEach(async () => {
    await create();
  });

  it('works once, also in parallel (MEMBERSHIP-203)', async () => {
    const code = await receiveCode();
    const statuses = await Promise.all(Array.from({ length: 4 }, () => check(code)));
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await check(code)).body).toMatchObject({ errorCode: 'CODE_USED' });
  });

  it('of an older mail works too, and no code works after one was used', async () => {
    const [older, newer] = [await receiveCode(), await receiveCode()];
    expect((await check(older)).status).toBe(200);
    expect((await check(newer)).body).toMatchObject({ errorCode: 'CODE_USED' });
  });

  it('expires (MEMBERSHIP-203)', async () => {
    const code = await receiveCode();
    await database.execute("update identity.email_code set expires_at = now() - interval '1 second'");
    expect(await check(code)).toMatchObject({ status: 410, body: { errorCode: 'CODE_EXPIRED' } });
  });

  it('is stored as a hash only', async () => {
    const code = await receiveCode();
    const { rows } = await database.execute('select * from identity.email_code');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('of another membership is unknown, and guesses are throttled (MEMBERSHIP-202)', async () => {
    const code = await receiveCode();
    expect((await call(paths.check, { ...card, memberCard: '0002', code })).status).toBe(404);
    const guesses = await Promise.all(Array.from({ length: 22 }, (_, index) => check(`guess-${index}`)));
    expect(guesses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(20);
    expect((await check(code)).status).toBe(429);
  });
});

describe('the OpenAPI document', () => {
  it('is served without a key, and every call needs one', async () => {
    const served = await fetch(`${issuer}/openapi.json`);
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
    for (const path of Object.values(paths)) expect((await call(path, {}, 'wrong')).status).toBe(401);
  });

  it('refuses a response that it does not describe', () => {
    expect(() => checkDocumented(paths.send, 'post', { status: 202, response: { statusCode: 200 } })).toThrow();
    expect(() => checkDocumented(paths.send, 'post', { status: 418, response: {} })).toThrow('not in the OpenAPI');
  });
});

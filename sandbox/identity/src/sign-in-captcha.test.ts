import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { pbkdf2, solveChallenge } from 'altcha/lib';
import { afterAll, describe, expect, it } from 'vitest';
import { ana, buildAccount, env, luis, rosa, shop, startIdentity } from './testing/identity-fixture.ts';

const identity = await startIdentity({ SIGN_IN_CAPTCHA_PER_ADDRESS: '1000', ALTCHA_COST: '100', ALTCHA_GUESSES: '20' });
const { issuer, openSignIn, close } = identity;
afterAll(close);

/** A sign-in page whose form requests `identifier`; each failure is an attempt. */
async function openForm(identifier: string, failures = 0) {
  const browser = new HttpBrowser();
  const { url, body } = await openSignIn(browser, { login_hint: identifier });
  let page = body;
  const submit = async (password: string, altcha = '') => {
    const response = await browser.follow(await browser.post(url, { identifier, password, altcha }), shop);
    page = response.body;
    return response;
  };
  for (let count = 0; count < failures; count += 1) await submit('wrong');
  const readChallenge = () => {
    const [, text] = page.match(/data-challenge="([^"]+)"/) ?? [];
    return text?.replaceAll('&quot;', '"');
  };
  return { submit, readChallenge };
}

async function solve(challenge: string | undefined) {
  const parsed = JSON.parse(challenge ?? '');
  return { challenge: parsed, solution: await solveChallenge({ challenge: parsed, deriveKey: pbkdf2.deriveKey }) };
}
const encode = (answer: object) => Buffer.from(JSON.stringify(answer)).toString('base64');
const hasFailedCheck = ({ body }: { readonly body: string }) => body.includes('<strong>The check didn’t work</strong>');
const isSignedIn = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  String(headers.location).startsWith(`${shop}/auth/callback?code=`);

describe('the captcha of the sign-in form', () => {
  it('appears after three failures, and its answer lets the member sign in (ACCOUNT-275)', async () => {
    const { submit, readChallenge } = await openForm(ana.email, 2);
    expect(readChallenge()).toBeUndefined();
    await submit('wrong');
    expect(readChallenge()).toBeDefined();
    expect(isSignedIn(await submit(ana.password, encode(await solve(readChallenge()))))).toBe(true);
    expect((await openForm(ana.email)).readChallenge(), 'after the sign-in').toBeUndefined();
  });

  it('is needed in another browser too, and for operators (ACCOUNT-275)', async () => {
    await openForm('sofia@tarima.test', 3);
    expect((await openForm('sofia@tarima.test')).readChallenge()).toBeDefined();
    expect((await openForm(rosa.email)).readChallenge()).toBeUndefined();
  });

  it('reveals neither whether a password is right nor whether a login exists (ACCOUNT-275)', async () => {
    const known = await openForm(rosa.email, 3);
    const unknown = await openForm('nobody@tarima.test', 3);
    const normalize = (body: string) => body.replaceAll(/data-challenge="[^"]+"|sign-in\/[\w-]+|value="[^"]+"/g, '');
    const answers = [await known.submit(rosa.password), await known.submit('wrong'), await unknown.submit('wrong')].map(
      ({ status, body }) => [status, normalize(body)],
    );
    expect(answers[0]?.[0]).toBe(422);
    expect(answers[0]?.[1]).toContain('A quick check first');
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each<[string, (answer: Awaited<ReturnType<typeof solve>>) => Promise<string> | string]>([
    [
      'a wrong',
      ({ challenge, solution }) => encode({ challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } }),
    ],
    [
      'an easier',
      async ({ challenge }) => {
        const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '' } };
        return encode(await solve(JSON.stringify(easier)).catch(() => ({ challenge: easier, solution: {} })));
      },
    ],
    [
      'an expired',
      ({ challenge, solution }) => {
        const data = { ...challenge.parameters.data, expiresAt: Date.now() + 3_600_000 };
        return encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, data } }, solution });
      },
    ],
    ['no real', () => 'no base64 of an answer'],
    ['a malformed', ({ challenge, solution }) => encode({ challenge, solution: { ...solution, derivedKey: 'abc' } })],
    ["another sign-in's", async () => encode(await solve((await openForm(luis.email)).readChallenge()))],
  ])('does not accept %s answer with the right password (ACCOUNT-276)', async (_case, change) => {
    const { submit, readChallenge } = await openForm(luis.email, 3);
    const refused = await submit(luis.password, await change(await solve(readChallenge())));
    expect([refused.status, hasFailedCheck(refused)]).toEqual([422, true]);
    // The next challenge of the same form.
    expect(isSignedIn(await submit(luis.password, encode(await solve(readChallenge()))))).toBe(true);
  });

  it('does not accept an answer twice, also not at the same time (ACCOUNT-276)', async () => {
    const { submit, readChallenge } = await openForm(luis.email, 3);
    const token = encode(await solve(readChallenge()));
    const guesses = await Promise.all(['guess-1', 'guess-2', 'guess-3'].map((guess) => submit(guess, token)));
    const texts = guesses.map((guess) => (hasFailedCheck(guess) ? 'captcha' : 'checked'));
    expect(texts.sort()).toEqual(['captcha', 'captcha', 'checked']);
    const refused = await submit(luis.password, token);
    expect(hasFailedCheck(refused)).toBe(true);
  });

  it('counts answers that are refused as attempts (ACCOUNT-276)', async () => {
    const { email } = buildAccount('counted', '64010000090009');
    const { submit } = await openForm(email, 3);
    for (let count = 0; count < 5; count += 1) expect((await submit('guess', 'guessed')).status).toBe(422);
    expect((await submit('guess', 'guessed')).status).toBe(429);
  });

  it('names the other ways without JavaScript, and loads nothing from another site (ACCOUNT-277)', async () => {
    const { submit } = await openForm('mario@tarima.test', 2);
    const { body, headers } = await submit('wrong');
    expect(body).toMatch(/<noscript>.*choose a new password/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    for (const [, path] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(`${issuer}${path}`)).status, path).toBe(200);
    }
    expect((await fetch(`${issuer}/assets/altcha-worker.js`)).status).toBe(200);
  });
});

it('has limits that the environment sets (ACCOUNT-275)', () => {
  expect(env).toMatchObject({
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: 8,
    SIGN_IN_ATTEMPTS_PER_ADDRESS: 60,
    SIGN_IN_CAPTCHA_PER_ACCOUNT: 3,
    SIGN_IN_CAPTCHA_PER_ADDRESS: 20,
  });
});

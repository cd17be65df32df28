import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { describe, expect, it } from 'vitest';
import { ana, luis, redirectUri, rosa, shop } from './testing/identity-fixture.ts';
import { startRegistrations } from './testing/registration-fixture.ts';

const fixture = await startRegistrations({ EMAIL_CODES_PER_HOUR: '3', SIGN_IN_CAPTCHA_PER_ADDRESS: '1000' });
const { issuer, database, authorizeUrl, openSignIn, signIn, exchange, refresh, parseTokens, waitForMails } = fixture;
const createMember = (login: string, card: string) => fixture.createMember(login, `640100000700${card}`);

const newPassword = 'Nueva.2026';
const readPath = (body: string, pattern: RegExp) => (body.match(pattern)?.[1] ?? '').replaceAll('&amp;', '&');

/** Asks for a link from the sign-in page, as a browser without JavaScript does. */
async function requestReset(identifier: string, browser = new HttpBrowser(), extra: Record<string, string> = {}) {
  const signInPage = await openSignIn(browser, extra);
  const requestPath = readPath(signInPage.body, /href="([^"]+\/password-reset[^"]*)"/);
  const page = await browser.get(`${issuer}${requestPath}`);
  const action = readPath(page.body, /action="([^"]+)"/);
  const posted = await browser.post(`${issuer}${action}`, { identifier });
  return { signInUrl: signInPage.url, page, posted, answer: await browser.follow(posted) };
}

async function readLink(email: string, count = 1): Promise<string> {
  const [mail] = await waitForMails(email, count);
  return mail?.text.match(/http\S+\/new-password\S+/)?.[0] ?? '';
}

async function setPassword(browser: HttpBrowser, link: string, password: string) {
  const page = await browser.get(link);
  return browser.post(`${issuer}${readPath(page.body, /action="([^"]+)"/)}`, { password });
}

async function trySignIn(identifier: string, password: string) {
  const browser = new HttpBrowser();
  const page = await openSignIn(browser);
  return (await browser.post(page.url, { identifier, password })).status;
}

describe('a new password', () => {
  it('is set by the link of a mail and used for the sign-in that was begun (ACCOUNT-270, ACCOUNT-273)', async () => {
    const member = await createMember('elena', '01');
    const browser = new HttpBrowser();
    const { signInUrl, page, answer } = await requestReset(member.membershipNumber, browser);
    expect(page.body).toContain('Forgot your password?');
    expect(answer.body).toContain('Check your email');
    const link = await readLink(member.email);
    expect(link).toContain(`${new URL(signInUrl).pathname}/new-password?language=en`);

    const back = await browser.follow(await setPassword(browser, link, newPassword), shop);
    expect(back.url.split('?')[0]).toBe(signInUrl.split('?')[0]);
    expect(back.body).toContain('Your password has changed');
    const wrong = await browser.post(back.url, { identifier: member.email, password: member.password });
    expect(wrong.status, 'the old password').toBe(422);
    const signedIn = await browser.follow(
      await browser.post(back.url, { identifier: member.email, password: newPassword }),
      shop,
    );
    expect(String(signedIn.headers.location)).toMatch(new RegExp(`^${redirectUri}\\?code=`));
  });

  it('ends the sessions and tokens of its account and no other (ACCOUNT-273)', async () => {
    const member = await createMember('fabian', '02');
    const [signedIn, other, inProgress] = [new HttpBrowser(), new HttpBrowser(), new HttpBrowser()];
    const tokens = await parseTokens(await exchange(await signIn(signedIn, member.email)));
    const otherTokens = await parseTokens(await exchange(await signIn(other, rosa.email)));
    const begun = await openSignIn(inProgress);
    const passed = await inProgress.post(begun.url, { identifier: member.email, password: member.password });

    await requestReset(member.email);
    await setPassword(new HttpBrowser(), await readLink(member.email), newPassword);
    expect((await refresh(tokens.refresh_token)).status, 'a refresh token').toBe(400);
    expect((await openSignIn(signedIn)).url, "the provider's session").toContain('/sign-in/');
    const resumed = await inProgress.follow(passed, shop);
    expect(String(resumed.headers.location), 'a sign-in that had passed').not.toContain('code=');
    expect((await refresh(otherTokens.refresh_token)).status).toBe(200);
    const back = await other.follow(await other.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('can be set in a browser without the sign-in, which then links to the shop (ACCOUNT-273)', async () => {
    const member = await createMember('gloria', '03');
    await requestReset(member.email, new HttpBrowser(), { ui_locales: 'es-CR' });
    const done = await setPassword(new HttpBrowser(), await readLink(member.email), newPassword);
    expect(done.status).toBe(200);
    expect(done.body).toContain('Su contraseña cambió');
    expect(done.body).toContain(`href="${shop}/auth/login?ui_locales=es-CR"`);
    expect(await trySignIn(member.email, newPassword)).toBe(303);
  });

  it('removes the attempts that block the sign-in (ACCOUNT-273)', async () => {
    const member = await createMember('hilda', '04');
    for (let attempts = 0; attempts < 9; attempts += 1) await trySignIn(member.email, 'wrong');
    expect(await trySignIn(member.email, member.password)).toBe(429);
    await requestReset(member.email);
    await setPassword(new HttpBrowser(), await readLink(member.email), newPassword);
    expect(await trySignIn(member.email, newPassword)).toBe(303);
  });

  it.each([
    ['short', ['At least 8 characters', 'A capital letter', 'A number']],
    ['ALLUPPERCASE1', ['A lowercase letter']],
    ['Contraseña1', ['Only numbers, dots, asterisks and letters without accents']],
    [`Aa1${'x'.repeat(200)}`, ['At most 64 characters']],
  ])('is refused by the policy: %s (ACCOUNT-274)', async (password, broken) => {
    const link = await getAnaLink();
    const refused = await setPassword(new HttpBrowser(), link, password);
    expect(refused.status).toBe(422);
    const [alert = ''] = refused.body.match(/role="alert"[\s\S]*?<\/div>/) ?? [];
    expect(alert.match(/<li>[^<]+/g)).toEqual(broken.map((text) => `<li>${text}`));
    expect(refused.body).not.toContain(password);
    expect(await trySignIn(ana.email, ana.password)).toBe(303);
  });

  let anaLink: Promise<string> | undefined;
  const getAnaLink = () => {
    anaLink ??= requestReset(ana.email).then(() => readLink(ana.email));
    return anaLink;
  };
});

describe('a link', () => {
  it('works once, also in parallel requests, and ends the older ones (ACCOUNT-272)', async () => {
    const member = await createMember('ines', '05');
    await requestReset(member.email);
    const older = await readLink(member.email);
    await requestReset(member.email);
    const link = await readLink(member.email, 2);
    expect(link).not.toBe(older);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => setPassword(new HttpBrowser(), link, newPassword)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    for (const used of [link, older]) {
      const page = await new HttpBrowser().get(used);
      expect(page.status).toBe(410);
      expect(page.body).toContain('This link has been used');
      expect(page.body).toContain(`href="${shop}/auth/reset-password?ui_locales=en-`);
    }
  });

  it('does not change the password when it is only opened (ACCOUNT-272)', async () => {
    const member = await createMember('julia', '06');
    await requestReset(member.email);
    const page = await new HttpBrowser().get(await readLink(member.email));
    expect(page.body).toContain(`value="${member.email}" autocomplete="username"`);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(await trySignIn(member.email, member.password)).toBe(303);
  });

  it('expires, and an unknown one is refused (ACCOUNT-272)', async () => {
    const member = await createMember('karla', '07');
    await requestReset(member.email);
    const link = await readLink(member.email);
    await database.execute(`update identity.email_code set expires_at = now() - interval '1 minute' where subject =
      (select subject from identity.account where email = '${member.email}')`);
    for (const [url, status, text] of [
      [link, 410, 'This link has expired'],
      [link.replace(/code=.*/, 'code=guessed'), 404, 'This link isn’t valid'],
      [link.replace(/&code=.*/, ''), 404, 'This link isn’t valid'],
    ] as const) {
      const page = await new HttpBrowser().get(url);
      expect([page.status, page.body.includes(text)], url).toEqual([status, true]);
      expect(page.body).toMatch(/href="\/sign-in\/[^"]*&amp;language=es" lang="es"/);
      expect((await new HttpBrowser().post(url, { password: newPassword })).status).toBe(status);
    }
    expect(await trySignIn(member.email, member.password)).toBe(303);
  });
});

describe('the request for a link', () => {
  it('has the same answer for every identifier (ACCOUNT-271)', async () => {
    const readAnswer = async (identifier: string) => {
      const { posted, answer } = await requestReset(identifier);
      const normalize = (text: unknown) => String(text).replaceAll(/\/sign-in\/[\w-]+/g, '');
      return [posted.status, normalize(posted.headers.location), answer.status, normalize(answer.body)];
    };
    const known = await readAnswer(luis.email);
    for (const unknown of ['nobody@tarima.test', '64019999999999', 'sofia@tarima.test']) {
      expect(await readAnswer(unknown)).toEqual(known);
    }
    expect(await readLink(luis.email)).not.toBe('');
  });

  it('sends no more mails than allowed, with the same answer (ACCOUNT-271)', async () => {
    const member = await createMember('lidia', '08');
    for (let requests = 0; requests < 5; requests += 1) {
      expect((await requestReset(member.email)).answer.status).toBe(200);
    }
    await requestReset(rosa.email);
    await waitForMails(rosa.email);
    expect(await waitForMails(member.email, 3)).toHaveLength(3);
  });

  it('is limited for an identifier, known or not (ACCOUNT-271)', async () => {
    const statuses: number[] = [];
    for (let requests = 0; requests < 9; requests += 1) {
      statuses.push((await requestReset('guessed@tarima.test')).posted.status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(303), 429]);
  });

  it('needs an identifier, and keeps the one of the shop (ACCOUNT-271)', async () => {
    const { page, posted } = await requestReset('', new HttpBrowser(), { login_hint: 'hint@tarima.test' });
    expect(page.body).toContain('value="hint@tarima.test"');
    expect([posted.status, posted.body.includes('Enter your email or membership number.')]).toEqual([422, true]);
  });

  it('is the first page for a client that asks for it (ROUTING-53)', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const page = await openSignIn(browser, { screen_hint: 'reset-password', prompt: 'login', ui_locales: 'es-CR' });
    expect(page.url).toMatch(/\/sign-in\/[\w-]+\/password-reset\?language=es$/);
    expect(page.body).toContain('¿Olvidó su contraseña?');
    const signInPath = readPath(page.body, /href="([^"]+)">Volver al inicio de sesión/);
    expect((await browser.get(`${issuer}${signInPath}`)).body).toContain('Inicie sesión');
  });

  it('is not offered to operators', async () => {
    const page = await openSignIn(new HttpBrowser(), {
      client_id: 'tarima-operations',
      redirect_uri: `${shop}/operations/auth/callback`,
    });
    expect(page.body).not.toContain('password-reset');
  });
});

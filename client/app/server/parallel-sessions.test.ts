import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { startAuthShop } from './testing/auth-shop.ts';

const shop = await startAuthShop();
const logins = [
  'ana',
  'marcus',
  'lucia',
  'ricardo',
  'shanice',
  'valentina',
  'walter',
  'sofia',
  'diego',
  'julio',
  'anil',
];

it('each of 200 sessions is that of its own member, also when all refresh their tokens at once (ACCOUNT-266)', async () => {
  const signIn = async (index: number) => {
    const email = `${logins[index % logins.length]}@tarima.test`;
    const browser = new HttpBrowser();
    await shop.signIn(browser, '/en-JM', email);
    return { browser, email };
  };
  const visits: Awaited<ReturnType<typeof signIn>>[] = [];
  // The provider limits the attempts of one address.
  for (let start = 0; start < 200; start += 50) {
    visits.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => signIn(start + index)))));
  }
  const readBearers = () =>
    Promise.all(
      visits.map(async ({ browser, email }) => {
        const [viewer, sameViewer] = await Promise.all([shop.viewer(browser), shop.viewer(browser)]);
        const { email: tokenEmail, membership_number } = decodeJwt(viewer.bearer);
        expect([tokenEmail, membership_number]).toEqual([email, viewer.member?.membershipNumber]);
        expect(sameViewer.bearer).toBe(viewer.bearer);
        return viewer.bearer;
      }),
    );
  const first = await readBearers();
  shop.clock.ahead = 9.5 * 60_000;
  const refreshed = await readBearers();
  expect(new Set([...first, ...refreshed]).size).toBe(400);
}, 240_000);

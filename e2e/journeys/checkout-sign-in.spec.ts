import { randomUUID } from 'node:crypto';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import { expect, test } from './test.ts';
import { fillCart, fillSignIn } from './visitors.ts';
import { wordsOf } from './words.ts';

/** A member for each width, who has no cart in other journeys. */
const members = {
  phone: { login: 'elise@tarima.test', locale: getLocale('en', 'VI'), club: '7301' },
  desktop: { login: 'shanice@tarima.test', locale: getLocale('en', 'BB'), club: '7001' },
} as const;
const words = (message: string) => wordsOf('en', message);

test('a guest who signs in at the checkout’s first step is back in the checkout', async ({ page, stack }, {
  project,
}) => {
  const { login, locale, club } = members[project.name as keyof typeof members];
  const member = await memberOf(stack, login, { market: locale.market.code, language: 'en', club });
  for (const { id } of (await member.cart())?.lines ?? []) {
    await member.graph.run(operations.removeLine, { input: { commandId: randomUUID(), lineId: id } });
  }
  await page.goto(pathTo('home', locale));
  await fillCart(page, locale, club);
  await page.goto(pathTo('checkout', locale));
  const signInLink = page.getByRole('main').getByRole('link', { name: words('Sign in'), exact: true });
  await signInLink.click();
  await page.waitForURL(`**${pathTo('login', locale)}*`);
  await signInLink.click();
  await fillSignIn(page, login);
  await page.waitForURL(`**${pathTo('checkout', locale)}`);

  await expect(page.getByRole('heading', { level: 1, name: words('Pay') })).toBeVisible();
  await expect(page.getByRole('heading', { name: words('Your card') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathTo('checkout', locale));
  expect((await member.cart())?.lines.map(({ variant }) => variant.sku).sort()).toEqual(['110101-1', '110103-1']);
});

import type { Page } from '@playwright/test';
import { cards } from '../graph/cards.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';

const listTitles = async (page: Page) => (await page.getByRole('heading', { level: 2 }).allInnerTexts()).toReversed();

test.use({ consent: 'accepted' });

test('the collector shows what a member looked at and renewed, under a pseudonym (ANALYTICS-5, ANALYTICS-53, ANALYTICS-54, ANALYTICS-59, ANALYTICS-70)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const shop = createShop(page, costaRica);
  await openPage(page, shop.path('home'));
  const readSession = () => page.evaluate<string | null>("JSON.parse(localStorage.getItem('ajs_anonymous_id'))");
  await expect.poll(readSession).not.toBeNull();
  const session = await readSession();
  const member = await createMemberLike('sofia');
  await signIn(page, shop.locale, member);
  // Pages record what happens once they have loaded the code for it.
  const recorded = page.waitForRequest((request) => request.postData()?.includes('"Product Viewed"') ?? false);
  const product = await shop.openProduct(costaRica.product);
  await recorded;
  expect([...product].length).toBeGreaterThan(27);
  await openPage(page, shop.path('renew-checkout'));
  await shop.pay(cards.approved);
  await page.waitForURL(`**${shop.path('renew-thank-you')}?attempt=*`);

  const collector = (query: Record<string, string>) =>
    `${stack.collectorUrl}/?${new URLSearchParams({ language: 'es', session: session ?? '', ...query })}`;
  await expect(async () => {
    await page.goto(collector({ kind: 'track' }));
    expect(await listTitles(page)).toEqual([
      'Signed In',
      'Product Viewed',
      'Checkout Started',
      'Payment Info Entered',
      'Order Completed',
    ]);
  }).toPass({ timeout: 15_000 });
  const main = page.getByRole('main');
  const entry = (title: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(entry('Product Viewed')).toContainText(`${[...product].slice(0, 24).join('')}…`);
  await expect(entry('Order Completed')).toContainText('membership-diamond');
  await expect(entry('Order Completed')).toContainText(/invoicing\s*(ticket|electronic invoice)/);
  await expect(entry('Order Completed')).toContainText(/Miembro [0-9a-f]{8}/);
  await expectAccessible(page);

  await page.goto(collector({}));
  expect(await listTitles(page)).toContain('Miembro identificado');
  for (const details of await main.locator('summary').all()) await details.click();
  const text = await main.innerText();
  for (const personal of [member.membershipNumber, member.login, member.firstName, cards.approved, '@', product])
    expect(text).not.toContain(personal);
});

import type { Page, Request } from '@playwright/test';
import { openPage } from './interactive.ts';
import { maxLayoutShift, measureLayoutShift, observeLayoutShift } from './layout-shift.ts';
import { readers } from './page-checks.ts';
import { editorialPages, getPageAddress, type SitePage, sitePages } from './site.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';

const registration: SitePage = { name: 'registration', pageId: 'membership-register', query: { type: 'DIAMOND' } };
const findPage = (name: string) => [...sitePages, ...editorialPages].filter((page) => page.name === name);

/** Pages with forms whose data the browser requests. */
const formPages = [registration, ...['onboarding', 'renewal payment', 'upgrade payment', 'checkout'].flatMap(findPage)];

/** Scripts that scroll to the parts of a page that a shopper looks at. */
const scrollTo = {
  start: 'scrollTo(0, 0)',
  button: `document.querySelector('main form:last-of-type button[type=submit]')?.scrollIntoView({ block: 'center' })`,
  end: 'scrollTo(0, document.documentElement.scrollHeight)',
};

/** Opens a page whose requests to the graph have no responses until its form is rendered and `look` has ended. */
async function openWithLateData(page: Page, address: string, look: () => Promise<unknown>): Promise<void> {
  const held: Request[] = [];
  const release = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    held.push(route.request());
    await release.promise;
    await route.continue();
  });
  await openPage(page, address);
  await expect.poll(() => held.length, 'requests of the form').toBeGreaterThan(0);
  await look();
  release.resolve();
  await Promise.all(held.map(async (request) => (await request.response())?.finished()));
  await page.unrouteAll({ behavior: 'wait' });
}

for (const sitePage of formPages) {
  test(`does not move what is on the screen of the page ${sitePage.name} when its data comes late (ROUTING-74)`, async ({
    page,
    language,
    createMemberLike,
  }) => {
    const { locale, club, demoMember } = readers[language === 'es' ? 0 : 1];
    if (sitePage.isForMembers) await signIn(page, locale, await createMemberLike(demoMember));
    if (sitePage.needsCart) await fillCart(page, locale, club);
    const address = getPageAddress({ ...sitePage, query: { ...sitePage.query, club } }, locale);
    await observeLayoutShift(page);
    for (const [position, script] of Object.entries(scrollTo)) {
      await openWithLateData(page, address, () => page.evaluate(script));
      const { score, moved } = await measureLayoutShift(page);
      expect.soft(score, `at the ${position} of the page\n${moved.join('\n')}`).toBeLessThan(maxLayoutShift);
    }
  });
}

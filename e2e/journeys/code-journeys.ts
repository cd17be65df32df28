import type { Locator, Page } from '@playwright/test';
import { changeConfiguration, type FaultStack } from '../errors/fault-stack.ts';
import { createMember, type MembershipChange } from '../graph/members.ts';
import { openPage } from './interactive.ts';
import type { Shop } from './shop.ts';
import { type BrowserMessages, expect } from './test.ts';
import { signInFromPage } from './visitors.ts';

/** A shopper's visit in which an error code occurs. */
export interface Visit {
  readonly page: Page;
  readonly shop: Shop;
  readonly scene: FaultStack;
  readonly watch: BrowserMessages;
}

/** How a shopper causes an error code; texts are source texts of the shop's catalogue. */
export interface CodeJourney {
  /** In words, for the title of the test. */
  readonly cause: string;
  readonly title: string;
  readonly text: string;
  /** Whether the shopper sees the code, for calls to support. */
  readonly isShown: boolean;
  /** Leads the shopper to the code. @returns a function that ends the fault */
  produce(visit: Visit): Promise<() => unknown>;
  /** Does what the modal offers, once the fault has ended. */
  continue(visit: Visit, modal: Locator): Promise<void>;
}

/** A member who signs in and gets no session. */
export const refusedSignIn = (
  cause: string,
  texts: Pick<CodeJourney, 'title' | 'text'>,
  [label, pageId]: readonly [string, 'clubsAndLocations' | 'membership-info'],
  change: MembershipChange,
  arrange: (visit: Visit) => Promise<() => unknown> = async () => () => undefined,
): CodeJourney => ({
  cause,
  ...texts,
  isShown: false,
  async produce(visit) {
    const { page, shop, scene } = visit;
    const restore = await arrange(visit);
    const member = await createMember(scene.stack, 'ana', change);
    await openPage(page, shop.path('login', {}, { pageTo: shop.path('my-account') }));
    await signInFromPage(page, shop.locale, member);
    return restore;
  },
  async continue({ page, shop }, modal) {
    await modal.getByRole('link', { name: shop.translate(label) }).click();
    await expect(page).toHaveURL(new RegExp(`${shop.path(pageId)}$`));
    await page.goto(shop.path('my-account'));
    await expect(page, 'the member is not signed in').toHaveURL(/pageTo=/);
  },
});

/** Changes which expired members may sign in; the store reads it when it starts. */
export async function refuseExpired({ scene: { stack }, watch }: Visit): Promise<() => Promise<void>> {
  // The second restart ends connections of the page.
  watch.allow(/ERR_CONNECTION_(?:RESET|REFUSED|CLOSED)|ERR_EMPTY_RESPONSE/);
  const restart = async () => {
    await stack.killStore();
    await stack.startStore();
  };
  const restore = await changeConfiguration(stack, 'global', { membership: { allowedExpiredStatuses: [] } });
  await restart();
  return async () => {
    await restore();
    await restart();
  };
}

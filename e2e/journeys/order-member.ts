import type { Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { createMemberShopper, type Shopper } from '../graph/shopper.ts';
import { costaRica, createShop, jamaica, type Shop } from './shop.ts';
import type { JourneyFixtures } from './test.ts';
import { signIn } from './visitors.ts';

/** Where the members of order journeys shop, by language; `otherClub` is the last club of the country. */
export const places = {
  es: { market: costaRica, demoMember: 'ana', club: '6401', otherClub: '6408' },
  en: { market: jamaica, demoMember: 'marcus', club: '7201', otherClub: '7203' },
} as const;

/** A member who buys with requests and then looks at the orders in the browser. */
export interface OrderMember {
  readonly shop: Shop;
  readonly shopper: Shopper;
  /** Signs the member in and chooses a club, which prices and stock are shown for. */
  enterShop(club: string): Promise<void>;
}

/** Creates a member of the language's market. */
export async function createOrderMember({
  page,
  stack,
  createMemberLike,
  language,
}: { readonly page: Page; readonly language: Language } & Pick<
  JourneyFixtures,
  'stack' | 'createMemberLike'
>): Promise<OrderMember> {
  const { market, demoMember, club } = places[language];
  const shop = createShop(page, market);
  const member = await createMemberLike(demoMember);
  const shopper = await createMemberShopper(stack, member, { market: market.code, language, club });
  return {
    shop,
    shopper,
    async enterShop(chosenClub) {
      await signIn(page, shop.locale, member);
      await page.context().addCookies([{ name: 'tarima.club', value: chosenClub, url: stack.shopUrl }]);
    },
  };
}

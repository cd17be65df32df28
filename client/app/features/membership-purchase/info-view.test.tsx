import { formatMoney } from '@tarima/markets/money';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import type { ContentPage } from '../../server/content/blocks.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createClub, createMember, createMoneyFactory, createShellResponse } from '../../testing/fixtures.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { MembershipInfoView } from './info-view.tsx';
import type { Offers } from './offers-section.tsx';

const page: ContentPage = {
  id: 'membership-info',
  title: 'Membership',
  description: '',
  layout: 'default',
  translation: undefined,
  isPreview: false,
  top: [{ key: 'h', type: 'heading', title: 'All club prices', intro: '' }],
  main: [
    {
      key: 'm',
      type: 'list',
      title: 'Pick one',
      layout: 'memberships',
      items: [{ title: 'P', text: 'For frequent shoppers', content: '', memberships: ['PLATINUM'] }],
    },
    {
      key: 'c',
      type: 'list',
      title: 'Side by side',
      layout: 'comparison',
      items: [
        { title: 'Reward', text: '', content: '', memberships: ['PLATINUM', 'BUSINESS_PLATINUM'] },
        {
          title: 'Prices',
          text: '',
          content: '',
          memberships: ['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'],
        },
      ],
    },
    { key: 'q', type: 'heading', title: 'Questions', intro: '' },
  ],
};

describe.each(readers)('the page that sells memberships, in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const dollars = { ...money(3_500), currency: 'USD' };
  const clubs = [
    createClub(locale, 1, { name: 'Norte' }),
    createClub(locale, 2, { name: 'Sur' }),
    createClub(locale, 3, { name: 'Este', sellsMemberships: false }),
  ];
  const [own, other, closed] = clubs.map(({ key }) => key) as [string, string, string];
  const createOffer = (type: 'DIAMOND' | 'PLATINUM', more = {}) => ({
    __typename: 'MembershipOffer' as const,
    type,
    price: money(1_785_000),
    priceInUsd: null,
    ...more,
  });
  const offers: Offers = [createOffer('DIAMOND'), createOffer('PLATINUM', { price: money(3_825_000) })];

  async function show(sales: Partial<Parameters<typeof MembershipInfoView>[0]> = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(
      <MembershipInfoView page={page} clubKey={own} requestedClubKey={null} offers={offers} {...sales} />,
      { locale, responses: { Shell: createShellResponse(locale, { clubs }) }, ...options },
    );
    const card = (name: string) => within(screen.getByRole('heading', { name, level: 3 }).closest('li') as HTMLElement);
    return { ...shop, card };
  }

  it('shows each type with its yearly price and a link to register, and the editors’ texts (MEMBERSHIP-154)', async () => {
    const { card, translate } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All club prices');
    expect(screen.getByRole('heading', { name: 'Pick one', level: 2 })).toBeVisible();
    const platinum = card('Platinum');
    expect(platinum.getByText('For frequent shoppers')).toBeVisible();
    const price = formatMoney(money(3_825_000), locale);
    expect(platinum.getByText(translate('Yearly price'), { exact: false }).textContent).toBe(
      `${translate('Yearly price')}: ${price}`,
    );
    expect(platinum.queryByText(/US/)).toBeNull();
    expect(platinum.getByRole('link')).toHaveAttribute(
      'href',
      pathTo('membership-register', locale, {}, { type: 'PLATINUM', club: own }),
    );
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('shows US dollars next to the local price (MEMBERSHIP-55)', async () => {
    const { card, translate } = await show({ offers: [createOffer('DIAMOND', { priceInUsd: dollars })] });
    const inUsd = formatMoney(dollars, locale);
    expect(card('Diamond').getByText(translate('{inUsd} in US dollars', { inUsd }))).toBeVisible();
  });

  it('sells a membership whose price is hidden (MEMBERSHIP-54)', async () => {
    const { card, translate } = await show({ offers: [createOffer('DIAMOND', { price: null })] });
    expect(card('Diamond').getByText(translate('You’ll see the price before you pay.'))).toBeVisible();
    expect(card('Diamond').getByRole('link')).toBeVisible();
    expect(document.body).not.toHaveTextContent(formatMoney(money(1_785_000), locale));
  });

  it('compares the benefits of the four types (MEMBERSHIP-154)', async () => {
    const { translate } = await show();
    const row = within(screen.getByRole('table', { name: 'Side by side' })).getByRole('row', { name: /^Reward/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    const [yes, no] = [translate('Included'), translate('Not included')];
    expect(cells).toEqual([`${no}Diamond`, `${yes}Platinum`, `${no}Business`, `${yes}Business-Platinum`]);
  });

  it('offers the clubs that sell memberships, and keeps the choice in the address (MEMBERSHIP-153)', async () => {
    const { user, translate, address } = await show({}, { page: 'membership/info' });
    const field = screen.getByLabelText(translate('Your club'));
    expect(field).toHaveValue(own);
    expect(within(field).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(field, other);
    expect(address()).toContain(`?club=${other}`);
    const hint = translate('Not sold online at {names}. Choose another club here, or join in person.', {
      names: 'Este',
    });
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.getByRole('link', { name: translate('See addresses and hours') })).toHaveAttribute(
      'href',
      pathTo('clubsAndLocations', locale),
    );
  });

  it('says which club replaces one that sells no memberships (MEMBERSHIP-153)', async () => {
    const text =
      '{name} doesn’t sell memberships online, so these are the prices at {chosenName}. You can still shop at {name}.';
    const { translate } = await show({ requestedClubKey: closed });
    expect(screen.getByText(translate(text, { name: 'Este', chosenName: 'Norte' }))).toBeVisible();
  });

  it('links to the clubs where none sells memberships online (MEMBERSHIP-49)', async () => {
    const { translate } = await show({ clubKey: null, offers: undefined });
    expect(screen.getByRole('link', { name: translate('Find a club') })).toHaveAttribute(
      'href',
      pathTo('clubsAndLocations', locale),
    );
    expect(screen.queryByRole('link', { name: /Platinum/ })).toBeNull();
  });

  it('keeps everything but the prices while the membership API is down (MEMBERSHIP-151)', async () => {
    const { translate } = await show({ offers: undefined });
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByRole('button', { name: translate('Try again') })).toBeEnabled();
    expect(screen.getByRole('table', { name: 'Side by side' })).toBeVisible();
  });

  it('sells memberships while the content service is down (CONTENT-9)', async () => {
    const { card, translate } = await show({ page: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(translate('Membership'));
    expect(card('Platinum').getByRole('link')).toBeVisible();
  });

  it('tells members where they renew or upgrade', async () => {
    const { translate } = await show(
      {},
      { viewer: { me: createMember(locale) }, responses: { Shell: createShellResponse(locale, { clubs }) } },
    );
    expect(screen.getByRole('link', { name: translate('Go to my account') })).toHaveAttribute(
      'href',
      pathTo('my-account', locale),
    );
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginView } from '../features/sign-in/index.ts';
import { pathTo } from '../i18n/paths.ts';
import { createClub, createMember, createShellResponse } from '../testing/fixtures.ts';
import { failWithStatus } from '../testing/graph.ts';
import { readers, renderInShop, type ShopOptions } from '../testing/render.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MenuEntries } from './menu-entries.tsx';

const [locale] = readers;
const member = { me: createMember(locale, { firstName: 'ANA LUCÍA', lastName: 'ROJAS' }) };

/** The label and target of each entry. */
const entries = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')]);

const show = (menu: React.ReactElement, options: ShopOptions = {}) => renderInShop(menu, { locale, ...options });

describe('the account menu', () => {
  it('links a guest to sign-in with the current page (ACCOUNT-26)', async () => {
    const { translate } = await show(<AccountMenu />, { page: 'x?q=caf%C3%A9&page=2' });
    const pageTo = `/${locale.code}/x?q=caf%C3%A9&page=2`;
    expect(entries()).toContainEqual([translate('Sign in'), pathTo('login', locale, {}, { pageTo })]);
  });

  it('renders a member’s names in lower case, to be capitalised by CSS (ACCOUNT-29)', async () => {
    await show(<AccountMenu />, { viewer: member });
    expect(screen.getByText('ana lucía rojas')).toHaveClass('capitalize');
  });

  it('links a member to sign-out (ACCOUNT-31)', async () => {
    const { translate } = await show(<AccountMenu />, { viewer: member });
    expect(entries()).toContainEqual([translate('Sign out'), `/auth/logout?ui_locales=${locale.code}`]);
  });
});

it.each([
  ['a guest', {}],
  ['a member', member],
])('the menu page contains all account menu entries for %s (ACCOUNT-32)', async (_who, viewer) => {
  await show(<AccountMenu />, { viewer });
  await waitFor(() => expect(entries().length).toBeGreaterThan(2));
  const ofAccountMenu = entries();
  cleanup();
  await show(<MenuEntries />, { viewer });
  expect(ofAccountMenu.length).toBeGreaterThan(1);
  expect(entries()).toEqual(expect.arrayContaining(ofAccountMenu));
});

it.each([
  ['the account menu', <AccountMenu key="account" />],
  ['the menu page', <MenuEntries key="menu" />],
  ['the login page', <LoginView key="login" />],
])('%s leads guests to the onboarding (MEMBERSHIP-260)', async (_which, menu) => {
  const { translate } = await show(menu);
  await waitFor(() => expect(entries()).toContainEqual([translate('Create an account'), pathTo('onboarding', locale)]));
});

describe.each([
  ['the account menu', <AccountMenu key="account" />],
  ['the menu page', <MenuEntries key="menu" />],
])('%s', (_which, menu) => {
  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])(
    'offers memberships if the pickup club sells them: %s, regardless of another club: %s (MEMBERSHIP-52)',
    async (isSoldThere, isSoldElsewhere) => {
      const clubs = [
        createClub(locale, 1, { sellsMemberships: isSoldThere }),
        createClub(locale, 2, { sellsMemberships: isSoldElsewhere }),
      ];
      const { translate } = await show(menu, {
        shell: { pickupClubKey: createClub(locale, 1).key, clubKey: createClub(locale, 2).key },
        responses: { Shell: createShellResponse(locale, { clubs }) },
      });
      await waitFor(() =>
        expect(entries()).toContainEqual([translate('Create an account'), pathTo('onboarding', locale)]),
      );
      expect(entries().some(([text]) => text === translate('Become a member'))).toBe(isSoldThere);
    },
  );
});

describe.each([
  ['the account menu', <AccountMenu key="account" />],
  ['the menu page', <MenuEntries key="menu" />],
])('%s offers', (_which, menu) => {
  const links = [pathTo('renew-welcome', locale), pathTo('upgrade-welcome', locale)];
  it.each([
    [true, true, locale.market.code, links],
    [true, false, locale.market.code, links.slice(0, 1)],
    [false, true, locale.market.code, links.slice(1)],
    [false, false, locale.market.code, []],
    [true, true, 'PA', []],
  ])(
    'a renewal: %s, an upgrade: %s, with a membership of %s (ACCOUNT-265, MEMBERSHIP-46)',
    async (canRenew, canUpgrade, marketCode, expected) => {
      const membership = { renewal: { isEligible: canRenew }, upgrade: { isEligible: canUpgrade } };
      const me = createMember(locale, { marketCode, membership });
      const { graph } = await show(menu, { viewer: { me }, responses: { MembershipActions: { me } } });
      await waitFor(() => expect(graph.getRequests('MembershipActions')).toHaveLength(1));
      await waitFor(() =>
        expect(
          entries()
            .map(([, href]) => href)
            .filter((href) => links.includes(String(href))),
        ).toEqual(expected),
      );
    },
  );

  it('nothing while the membership cannot be read, and sends no request for guests (ACCOUNT-265)', async () => {
    const asGuest = await show(menu);
    expect(asGuest.graph.getRequests('MembershipActions')).toEqual([]);
    cleanup();
    const me = createMember(locale);
    const { graph } = await show(menu, { viewer: { me }, responses: { MembershipActions: failWithStatus(500) } });
    await waitFor(() => expect(graph.getRequests('MembershipActions')).toHaveLength(1));
    expect(entries().filter(([, href]) => links.includes(String(href)))).toEqual([]);
  });

  it('the member’s entries still, when the session ended before they are read (ROUTING-61)', async () => {
    const { graph, translate } = await show(menu, { viewer: member, responses: { MembershipActions: { me: null } } });
    await waitFor(() => expect(graph.getRequests('MembershipActions')).toHaveLength(1));
    await new Promise((done) => setTimeout(done, 0));
    expect(entries().map(([text]) => text)).toContain(translate('Sign out'));
    expect(entries().map(([text]) => text)).not.toContain(translate('Sign in'));
  });
});

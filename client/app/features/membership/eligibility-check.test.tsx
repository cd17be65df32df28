import type { Locale } from '@tarima/markets/locale';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import type { MembershipAction } from '../../session/membership.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';

/** A member of the market whose action the club refuses for these reasons. */
const withReasons = (locale: Locale, action: MembershipAction, reasons: readonly object[]) => ({
  me: createMember(locale, {
    membership: { expiresOn: '2027-03-15', renewal: { reasons: [] }, upgrade: { reasons: [] }, [action]: { reasons } },
  }),
});

describe.each(readers)('in $code', (locale) => {
  const page = (id: PageId) => pathTo(id, locale).replace(`/${locale.code}/`, '');

  // The modal reads the URL of the document.
  beforeEach(() => history.replaceState(null, '', '/'));

  async function visit(action: MembershipAction, response: Responses[string]) {
    const id = action === 'renewal' ? 'renew-welcome' : 'upgrade-welcome';
    const operation = action === 'renewal' ? 'RenewalEligibility' : 'UpgradeEligibility';
    history.replaceState(null, '', pathTo(id, locale));
    const shop = await renderInShop(<EligibilityCheck action={action} />, {
      locale,
      page: page(id),
      responses: { [operation]: response },
    });
    await waitFor(() => expect(shop.graph.getRequests(operation)).toHaveLength(1));
    return shop;
  }

  it.each(['renewal', 'upgrade'] as const)(
    'opens no modal for an eligible member (%s) (MEMBERSHIP-31)',
    async (action) => {
      await visit(action, withReasons(locale, action, []));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  /** Visits the page of a member with one reason, and expects the modal with its title, code and links. */
  async function expectModal(
    action: MembershipAction,
    reason: { readonly name: string; readonly code: number },
    title: string,
    next: readonly [page: PageId, label: string],
  ) {
    const { translate } = await visit(action, withReasons(locale, action, [reason]));
    const modal = await screen.findByRole('dialog', { name: translate(title) });
    expect(modal).toHaveTextContent(String(reason.code));
    for (const [id, label] of [next, ['home', 'Return home'] as const]) {
      expect(within(modal).getByRole('link', { name: translate(label) })).toHaveAttribute('href', pathTo(id, locale));
    }
  }

  it.each([
    ['renewal', 'MULTIPLE_CARDS', 80004, 'Your account has several membership cards'],
    ['renewal', 'STATUS', 80002, 'Your membership can’t be renewed online'],
    ['renewal', 'API', 80003, 'We couldn’t check your membership'],
    ['upgrade', 'MAX_CARDS', 110006, 'Your account has several membership cards'],
    ['upgrade', 'NOT_ALLOWED', 110005, 'Your membership can’t be upgraded'],
    ['upgrade', 'SECONDARY', 110004, 'Your membership card is an additional card'],
    ['upgrade', 'TYPE', 110003, 'You already have Platinum'],
    ['upgrade', 'STATUS', 110002, 'Your membership isn’t active'],
  ] as const)(
    '%s refused for %s shows the code %i and links to my account (MEMBERSHIP-32, MEMBERSHIP-35)',
    (action, name, code, title) => expectModal(action, { name, code }, title, ['my-account', 'Go to my account']),
  );

  it.each([
    ['renewal', 80001, 'Renew at your club'],
    ['upgrade', 110001, 'Upgrade at your club'],
  ] as const)(
    '%s refused for CONFIG shows the code %i and links to the clubs (MEMBERSHIP-32, MEMBERSHIP-36)',
    (action, code, title) => expectModal(action, { name: 'CONFIG', code }, title, ['clubsAndLocations', 'Find a club']),
  );

  it('shows the expiry date and links only to home when it is too early to renew (MEMBERSHIP-38)', async () => {
    const reasons = [{ name: 'EXPIRY', code: 80005 }];
    const { translate, user, address } = await visit('renewal', withReasons(locale, 'renewal', reasons));
    const modal = await screen.findByRole('dialog', { name: translate('It’s too early to renew') });
    const until = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'UTC' });
    expect(modal).toHaveTextContent(until.format(Date.UTC(2027, 2, 15)));
    expect(modal).toHaveTextContent('80005');
    expect(within(modal).getAllByRole('link')).toHaveLength(1);
    await user.click(within(modal).getByRole('link', { name: translate('Return home') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(address()).toBe(pathTo('home', locale));
  });

  it('redirects home when it is closed (MEMBERSHIP-39)', async () => {
    const reasons = [{ name: 'TYPE', code: 110003 }];
    const { translate, user, address } = await visit('upgrade', withReasons(locale, 'upgrade', reasons));
    const modal = await screen.findByRole('dialog', { name: translate('You already have Platinum') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe(pathTo('home', locale)));
  });

  it('links to the country picker for a membership from another country (MEMBERSHIP-34)', async () => {
    const me = { ...withReasons(locale, 'renewal', []).me, marketCode: 'PA' };
    const { translate } = await visit('renewal', { me });
    const country = locale.language === 'es' ? 'Panamá' : 'Panama';
    const modal = await screen.findByRole('dialog', {
      name: translate('Your membership is from {country}', { country }),
    });
    const link = within(modal).getByRole('link', { name: translate('Choose a country') });
    expect(link).toHaveAttribute('href', pathTo('country-picker', locale));
  });

  it('shows that the check failed when the request fails (MEMBERSHIP-35)', async () => {
    const { translate } = await visit('renewal', failWithCode('UPSTREAM_UNAVAILABLE'));
    const modal = await screen.findByRole('dialog', { name: translate('We couldn’t check your membership') });
    const account = within(modal).getByRole('link', { name: translate('Go to my account') });
    expect(account).toHaveAttribute('href', pathTo('my-account', locale));
  });

  it('links to sign-in, and back to the page, without a session (MEMBERSHIP-37)', async () => {
    const { translate } = await visit('upgrade', failWithStatus(401));
    const modal = await screen.findByRole('dialog', { name: translate('Your session has ended') });
    const back = pathTo('login', locale, {}, { pageTo: pathTo('upgrade-welcome', locale) });
    expect(within(modal).getByRole('link', { name: translate('Sign in') })).toHaveAttribute('href', back);
  });
});

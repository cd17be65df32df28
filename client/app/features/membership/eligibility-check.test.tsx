import type { Locale } from '@tarima/markets/locale';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import type { MembershipAction } from '../../session/membership.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { refusalRows } from '../../testing/membership-refusals.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';

/** A member of the market whose action the club refuses for these reasons. */
const withReasons = (
  locale: Locale,
  action: MembershipAction,
  reasons: readonly object[],
  message: object | null = null,
) => ({
  me: createMember(locale, {
    membership: {
      expiresOn: '2027-03-15',
      renewal: { reasons: [], message: null },
      upgrade: { reasons: [], message: null },
      [action]: { reasons, message },
    },
  }),
});

describe.each(readers)('in $code', (locale) => {
  const page = (id: PageId) => pathTo(id, locale).replace(`/${locale.code}/`, '');

  // The modal reads the URL of the document.
  beforeEach(() => history.replaceState(null, '', '/'));

  async function visit(action: MembershipAction, response: Responses[string], isFailureShown = false) {
    const id = action === 'renewal' ? 'renew-welcome' : 'upgrade-welcome';
    const operation = action === 'renewal' ? 'RenewalEligibility' : 'UpgradeEligibility';
    history.replaceState(null, '', pathTo(id, locale));
    const shop = await renderInShop(<EligibilityCheck action={action} isFailureShown={isFailureShown} />, {
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

  const lastDay = formatDate('2027-03-15', locale.code);
  const bothLanguages = { es: 0, en: 1 } as const;
  const pick = (texts: readonly [es: string, en: string]) => texts[bothLanguages[locale.language]];

  it.each(refusalRows)(
    '$action refused with $code shows its text and links to $page (MEMBERSHIP-32, MEMBERSHIP-35, MEMBERSHIP-36, MEMBERSHIP-38)',
    async ({ action, name, code, title, text, page: next, label }) => {
      const { translate } = await visit(action, withReasons(locale, action, [{ name, code }]));
      const modal = await screen.findByRole('dialog', { name: pick(title) });
      expect(modal).toHaveTextContent(pick(text).replace('{date}', lastDay));
      expect(modal).toHaveTextContent(String(code));
      const links = within(modal).getAllByRole('link');
      const retried = name === 'API' ? [pathTo(`${action === 'renewal' ? 'renew' : 'upgrade'}-welcome`, locale)] : [];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        next === 'home' ? [pathTo('home', locale)] : [pathTo('home', locale), pathTo(next, locale), ...retried],
      );
      expect(links[next === 'home' ? 0 : 1]).toHaveTextContent(translate(label));
    },
  );

  it.each(refusalRows)(
    '$action refused with $code shows what editors wrote instead of its own text (MEMBERSHIP-301)',
    async ({ action, name, code, title }) => {
      const message = { title: `Edited <b>${code}</b>`, text: 'Edited text until {date}, not {other}.' };
      await visit(action, withReasons(locale, action, [{ name, code }], message));
      const modal = await screen.findByRole('dialog', { name: `Edited <b>${code}</b>` });
      expect(modal).toHaveTextContent(`Edited text until ${lastDay}, not {other}.`);
      expect(modal).toHaveTextContent(String(code));
      expect(modal).not.toHaveTextContent(pick(title));
    },
  );

  it('opens the linked page and closes (MEMBERSHIP-38)', async () => {
    const reasons = [{ name: 'EXPIRY', code: 80005 }];
    const { translate, user, address } = await visit('renewal', withReasons(locale, 'renewal', reasons));
    const modal = await screen.findByRole('dialog', { name: translate('It’s too early to renew') });
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

  it('shows that the check failed when the request fails, and opens the page again (MEMBERSHIP-35, MEMBERSHIP-354)', async () => {
    const { translate } = await visit('renewal', failWithCode('UPSTREAM_UNAVAILABLE'));
    const modal = await screen.findByRole('dialog', { name: translate('We couldn’t check your membership') });
    const account = within(modal).getByRole('link', { name: translate('Go to my account') });
    expect(account).toHaveAttribute('href', pathTo('my-account', locale));
    const retry = within(modal).getByRole('link', { name: translate('Try again') });
    expect(retry).toHaveAttribute('href', pathTo('renew-welcome', locale));
  });

  it('opens no modal about a failed request where the page shows it, and still shows a reason (MEMBERSHIP-355)', async () => {
    const { translate } = await visit('renewal', failWithCode('UPSTREAM_UNAVAILABLE'), true);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await visit('renewal', withReasons(locale, 'renewal', [{ name: 'API', code: 80003 }]), true);
    expect(await screen.findByRole('dialog', { name: translate('We couldn’t check your membership') })).toBeVisible();
  });

  it('links to sign-in, and back to the page, without a session (MEMBERSHIP-37)', async () => {
    const { translate } = await visit('upgrade', failWithStatus(401));
    const modal = await screen.findByRole('dialog', { name: translate('Your session has ended') });
    const back = pathTo('login', locale, {}, { pageTo: pathTo('upgrade-welcome', locale) });
    expect(within(modal).getByRole('link', { name: translate('Sign in') })).toHaveAttribute('href', back);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '../browser-storage.ts';
import { writeCookie } from '../cookies.ts';
import { pathTo } from '../i18n/paths.ts';
import { readAddressId, rememberAddress } from '../session/chosen-address.ts';
import { findViolations } from '../testing/accessibility.ts';
import { createMoneyFactory } from '../testing/fixtures.ts';
import { ModalOpener, readers, renderInShop } from '../testing/render.tsx';

const page = <p>Page</p>;

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['failed', 'We couldn’t sign you in. Try again.'],
    ['expired', 'Sign-in took too long. Try again.'],
  ])(
    'a sign-in that %s is announced, and the parameter is removed from the URL (ROUTING-55)',
    async (reason, expectedText) => {
      const { translate, address } = await renderInShop(page, { locale, page: `?a=1&signIn=${reason}` });
      const notice = await screen.findByText(translate(expectedText));
      expect(notice).toBeVisible();
      await waitFor(() => expect(address()).toBe(`/${locale.code}/?a=1`));
      expect(await findViolations()).toEqual([]);
    },
  );

  it('an expired session is announced on the loaded page, except on the way to sign-in (ACCOUNT-20)', async () => {
    const { translate } = await renderInShop(page, { locale, shell: { sessionEnd: 'EXPIRED_SESSION' } });
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
  });

  it('an expired session is not announced on the login page (ACCOUNT-21)', async () => {
    const login = pathTo('login', locale).replace(`/${locale.code}/`, '');
    await renderInShop(page, { locale, page: login, shell: { sessionEnd: 'EXPIRED_SESSION' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a newer release is offered once, even after it was postponed (ERRORS-38)', async () => {
    writeCookie('tarima.version', '1.0.0:2');
    const { user, translate, navigate } = await renderInShop(page, { locale });
    const modal = await screen.findByRole('dialog', { name: translate('A new version is available') });
    await user.click(within(modal).getByRole('button', { name: translate('Not now') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await navigate(`/${locale.code}/x`);
    await screen.findByText('Page');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['1.0.0:2', '1.0.1:0', '1.10.0:0', '2.0.0:0'])(
    'the release %s opens the modal (ERRORS-38)',
    async (version) => {
      writeCookie('tarima.version', version);
      const { translate } = await renderInShop(page, { locale });
      const modal = await screen.findByRole('dialog', { name: translate('A new version is available') });
      expect(within(modal).getByRole('button', { name: translate('Reload') })).toBeVisible();
    },
  );

  it.each(['1.0.0:1', '1.0.0:0', '0.9.9:99', '', '2', '2.0.0', '2.0.0.0:1', '<b>2.0.0:1</b>', '2.0.0:1;x'])(
    'the release %j shows no offer (ERRORS-38)',
    async (version) => {
      writeCookie('tarima.version', version);
      await renderInShop(page, { locale });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('a link to sign out asks for confirmation; Escape changes nothing (ROUTING-59)', async () => {
    localStorage.setItem('tarima.kept', 'kept');
    const { user, translate, address } = await renderInShop(page, { locale, page: '?logout=true' });
    const modal = await screen.findByRole('dialog', { name: translate('Sign out?') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe(`/${locale.code}/`));
    expect(localStorage.getItem('tarima.kept')).toBe('kept');
  });

  it('clears stored data of the visit after a sign-out (ROUTING-57)', async () => {
    localStorage.setItem('tarima.kept', 'kept');
    localStorage.setItem('other', 'kept');
    await renderInShop(page, { locale, page: '?logout=true', shell: { isAfterSignOut: true } });
    await waitFor(() => expect(localStorage.getItem('tarima.kept')).toBeNull());
    expect(localStorage.getItem('other')).toBe('kept');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears the chosen address after a sign-out (ROUTING-58)', async () => {
    rememberAddress({ id: 'address-1', alias: 'Casa', clubKey: `${locale.market.channelKey}01` });
    expect(readAddressId()).toBe('address-1');
    await renderInShop(page, { locale, page: '?logout=true', shell: { isAfterSignOut: true } });
    await waitFor(() => expect(readAddressId()).toBe(''));
    expect(document.cookie).not.toContain(`${locale.market.channelKey}01`);
    expect(deviceStorage.get('tarima.address-alias')).toBeNull();
  });

  it('offers the cart in the previous country (MERGE-55, ROUTING-40)', async () => {
    writeCookie('tarima.country', 'PA');
    const subtotal = createMoneyFactory(locale)(1000);
    const waiting = { marketCode: 'PA', itemCount: 2, updatedAt: '2026-11-20T12:00:00Z', subtotal };
    const { translate } = await renderInShop(page, {
      locale,
      responses: { CartsInOtherMarkets: { cartsInOtherMarkets: [waiting] } },
    });
    const name = locale.language === 'es' ? 'Panamá' : 'Panama';
    expect(await screen.findByRole('dialog', { name: translate('Your cart is in {name}', { name }) })).toBeVisible();
    expect(document.cookie).toContain(`tarima.country=${locale.market.code}`);
  });

  it('does not offer it after a choice in the country picker, even before its scripts ran (MERGE-55, ROUTING-40)', async () => {
    writeCookie('tarima.country', 'PA');
    const list = `${location.origin}${pathTo('country-picker', locale)}`;
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(list);
    const { graph } = await renderInShop(page, { locale });
    await waitFor(() => expect(document.cookie).toContain(`tarima.country=${locale.market.code}`));
    expect(graph.getRequests('CartsInOtherMarkets')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('navigation closes all modals (ERRORS-46)', async () => {
    const { user, navigate } = await renderInShop(<ModalOpener name="timeoutRetry" args={{ onDecision: () => {} }} />, {
      locale,
    });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await navigate(`/${locale.code}/x`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

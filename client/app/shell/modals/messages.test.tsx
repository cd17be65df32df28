import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import type { ModalArguments, ModalName } from '../../session/modals.ts';
import { stubLocation } from '../../testing/location.ts';
import { openInApp } from '../../testing/native-app.ts';
import { ModalOpener, type RenderedShop, readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';

/** A modal that a page has just opened. */
async function openModal<Name extends ModalName>(name: Name, args: ModalArguments[Name], options: ShopOptions) {
  const shop: RenderedShop = await renderInShop(<ModalOpener name={name} args={args} />, options);
  await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
  const modal = await screen.findByRole('dialog');
  const button = (message: string, values?: Record<string, unknown>) =>
    within(modal).getByRole('button', { name: shop.translate(message, values) });
  const link = (message: string) => within(modal).getByRole('link', { name: shop.translate(message) });
  return { ...shop, modal, button, link, isClosed: () => waitFor(() => expect(modal).not.toBeInTheDocument()) };
}

describe.each(readers)('in $code', (locale) => {
  it.each([
    [
      'CART-SM-001',
      'Something went wrong with your cart',
      'Your items are saved. Reload the page to see your current cart.',
    ],
    [
      'CART-SM-002',
      'We couldn’t move your cart to your account',
      'Your cart hasn’t changed. Reload the page to try again.',
    ],
    [
      'EG_400',
      'We couldn’t open your cart',
      'Your items are saved. Reload the page; if that doesn’t help, sign out and sign in again.',
    ],
    ['EG_500', 'We couldn’t combine your carts', 'Neither cart has changed. Reload the page to choose again.'],
    ['500', 'Something went wrong on our side', 'Your cart is saved. Reload the page to see the latest status.'],
  ] as const)(
    'the error %s says what has not changed and its code, and loads the page again (ERRORS-35)',
    async (code, title, text) => {
      const { reload } = stubLocation();
      const { user, translate, modal, button } = await openModal('error', { code }, { locale });
      expect(modal).toHaveAccessibleName(translate(title));
      expect(modal).toHaveTextContent(translate(text));
      expect(modal).toHaveTextContent(code);
      await user.click(button('Reload'));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('a timeout calls its callback once, however it is closed (ERRORS-36)', async () => {
    for (const [close, isRetried] of [
      ['Try again', true],
      ['Not now', false],
      ['Close', false],
    ] as const) {
      const onDecision = vi.fn<(again: boolean) => void>();
      const { user, button, isClosed } = await openModal('timeoutRetry', { onDecision }, { locale });
      await user.click(button(close));
      await isClosed();
      expect(onDecision.mock.calls).toEqual([[isRetried]]);
      document.body.innerHTML = '';
    }
  });

  it('an expired session links to sign-in and back to the page (ACCOUNT-22)', async () => {
    const { link } = await openModal('sessionExpired', {}, { locale, page: 'x?step=payment' });
    const page = `/${locale.code}/x?step=payment`;
    expect(link('Sign in')).toHaveAttribute('href', pathTo('login', locale, {}, { pageTo: page }));
  });

  it('a newer release can be loaded or postponed (ERRORS-40)', async () => {
    const { reload } = stubLocation();
    const { user, button, isClosed } = await openModal('currentVersion', {}, { locale });
    await user.click(button('Reload'));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(button('Not now'));
    await isClosed();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a failed sign-out shows an error; a successful one navigates away', async () => {
    const { assign } = stubLocation();
    const requests = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', requests);
    const { user, translate, button, modal } = await openModal('signOut', {}, { locale });
    requests.mockRejectedValueOnce(new TypeError('No response.'));
    await user.click(button('Sign out'));
    const failure = translate('We couldn’t sign you out. Nothing has changed; try again in a moment.');
    expect(await screen.findByText(failure)).toBeVisible();
    expect(modal).toBeVisible();
    expect(assign).not.toHaveBeenCalled();

    requests.mockResolvedValueOnce(Response.json({ url: 'https://id.example/logout' }));
    await user.click(button('Sign out'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/logout'));
    const [path, request] = requests.mock.lastCall ?? [];
    expect(path).toBe(`/auth/logout?ui_locales=${locale.code}`);
    expect(request).toMatchObject({ method: 'POST', headers: { 'x-tarima-client': 'web' } });
  });

  it('the pharmacy opens in the same window, or can be cancelled (NATIVE-15)', async () => {
    const href = 'https://pharmacy.example/';
    const { user, button, link, isClosed } = await openModal('pharmacyLink', { href }, { locale });
    expect(link('Open the pharmacy')).toHaveAttribute('href', href);
    expect(link('Open the pharmacy')).not.toHaveAttribute('target');
    await user.click(button('Stay here'));
    await isClosed();
  });

  it('the app opens the pharmacy (NATIVE-15)', async () => {
    const app = openInApp();
    const { user, button, isClosed } = await openModal(
      'pharmacyLink',
      { href: 'https://pharmacy.example/' },
      { locale },
    );
    await user.click(button('Open the pharmacy'));
    expect(app.posted.map(({ message }) => message)).toContainEqual({
      source: 'tarima',
      type: 'pharmacyLink',
      url: 'https://pharmacy.example/',
    });
    await isClosed();
  });

  it.each([
    ['paymentFailure', 'Your payment was declined'],
    ['taxesLineItem', 'Your cart changed during the payment'],
  ] as const)(
    '%s shows the reason and the code; links to the cart or goes back (CHECKOUT-41, CHECKOUT-61)',
    async (name, title) => {
      const args = { code: 'ERROR_PAYMENT_METHOD', message: 'El banco dijo que no.' };
      const { user, translate, modal, button, link, isClosed } = await openModal(name, args, { locale });
      expect(modal).toHaveAccessibleName(translate(title));
      expect(modal).toHaveTextContent(args.message);
      expect(modal).toHaveTextContent(args.code);
      expect(link('Go to cart')).toHaveAttribute('href', pathTo('cart', locale));
      await user.click(button('Back to payment'));
      await isClosed();
    },
  );

  it.each([
    ['paypal', 'Continue to PayPal'],
    ['card-page', 'Continue to the secure page'],
  ] as const)('an unfinished payment at %s continues there or is cancelled', async (provider, label) => {
    const onContinue = vi.fn();
    const onCancel = vi.fn();
    const action = { type: 'redirect', provider, onContinue } as const;
    const { user, button } = await openModal('threeDSecure', { action, onCancel }, { locale });
    expect(button(label)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onContinue).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(button('Cancel payment'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('a loading overlay shows its message and cannot be closed, even by the browser (ERRORS-15, ERRORS-45)', async () => {
    const args = { title: 'Cobrando', text: 'Unos segundos.' };
    const { user, modal } = await openModal('loading', args, { locale });
    expect(modal).toHaveAccessibleName(args.title);
    expect(within(modal).getByText(args.text).closest('[role=status]')).not.toBeNull();
    await user.keyboard('{Escape}{Escape}');
    expect(modal).toBeVisible();
    // Browsers do not let a page cancel a second Escape.
    (modal as HTMLDialogElement).close();
    await waitFor(() => expect(modal).toHaveAttribute('open'));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { createAttempt } from '../../testing/fixtures.ts';
import { readers } from '../../testing/render.tsx';

const bankPage = {
  __typename: 'CardAuthentication',
  url: 'https://bank.example/step-up',
  accessToken: 'jwt-1',
  expiresAt: '2026-11-24T12:00:00Z',
};
const collectionPage = { ...bankPage, __typename: 'DeviceDataCollection', url: 'https://bank.example/collect' };

interface PostedForm {
  readonly action: string;
  readonly target: string;
  readonly fields: Record<string, FormDataEntryValue>;
}

/** Records the forms that the page posts; jsdom loads no frames. */
function recordForms(onSubmit: (form: PostedForm) => void = () => undefined): readonly PostedForm[] {
  const forms: PostedForm[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const form = { action: this.action, target: this.target, fields: Object.fromEntries(new FormData(this)) };
    forms.push(form);
    onSubmit(form);
  });
  return forms;
}

afterEach(() => void vi.restoreAllMocks());

describe.each(readers)('in $code', (locale) => {
  const { placed, openCheckout } = createCheckoutScenario(locale);
  const completed = createAttempt(locale, 'COMPLETED', { order: { orderNumber: '640100001' } });
  const challenged = placed('CHALLENGE_REQUIRED', { method: 'CARD', action: bankPage });

  it('shows the bank’s page in a frame, and continues when the return page reports its end (CHECKOUT-306, CHECKOUT-321, PAYMENTS-40)', async () => {
    const forms = recordForms();
    const { translate, payWithCard, address } = await openCheckout({
      PlaceOrder: challenged,
      CheckoutAttempt: { checkoutAttempt: completed },
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: translate('Your bank needs to confirm it’s you') });
    expect(modal).toBeVisible();
    expect(screen.getByTitle(translate('Your bank’s page'))).toHaveAttribute('name', 'bank-authentication');
    expect(forms).toEqual([
      { action: bankPage.url, target: 'bank-authentication', fields: { JWT: 'jwt-1', MD: 'attempt-1' } },
    ]);
    const report = { type: 'tarima.payment-return', attempt: 'attempt-1' };
    await act(async () => {
      for (const [data, origin] of [
        [report, 'https://evil.example'],
        [{ ...report, attempt: 'attempt-2' }, location.origin],
      ] as const) {
        dispatchEvent(new MessageEvent('message', { data, origin }));
      }
    });
    expect(modal, 'messages of other origins and attempts change nothing').toBeVisible();
    await act(async () => void dispatchEvent(new MessageEvent('message', { data: report, origin: location.origin })));
    await waitFor(() => expect(address()).toBe(pathTo('thank-you', locale, {}, { order: '640100001' })));
  });

  it('opens the bank’s page in a new tab on request, and asks before it cancels (CHECKOUT-321, CHECKOUT-32)', async () => {
    const forms = recordForms();
    const { user, translate, payWithCard, graph, address } = await openCheckout({
      PlaceOrder: challenged,
      CheckoutAttempt: { checkoutAttempt: createAttempt(locale, 'CHALLENGE_REQUIRED', { action: bankPage }) },
      CartHolder: { cart: { id: 'cart-1', attemptId: 'attempt-1' } },
      CancelCheckout: {
        cancelCheckout: { __typename: 'CancelCheckoutSuccess', attempt: createAttempt(locale, 'VOIDED') },
      },
    });
    await payWithCard();
    await screen.findByRole('dialog', { name: translate('Your bank needs to confirm it’s you') });
    await user.click(screen.getByRole('button', { name: translate('Open in a new tab') }));
    expect(forms.at(-1)).toMatchObject({ action: bankPage.url, target: '_blank' });
    await user.click(screen.getByRole('button', { name: translate('Cancel payment') }));
    const question = await screen.findByRole('dialog', { name: translate('Cancel this payment?') });
    await user.click(screen.getByRole('button', { name: translate('Continue payment') }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(graph.getRequests('CancelCheckout')).toEqual([]);
    await user.click(screen.getByRole('button', { name: translate('Cancel payment') }));
    const asked = await screen.findByRole('dialog', { name: translate('Cancel this payment?') });
    await user.click(within(asked).getByRole('button', { name: translate('Cancel payment') }));
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    expect(graph.getRequests('CancelCheckout')).toEqual([{ input: { attemptId: 'attempt-1' } }]);
  });

  it('collects the device data in a hidden frame, from its own origin only (CHECKOUT-320)', async () => {
    recordForms(({ target, action }) => {
      if (action !== collectionPage.url) return;
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${target}"]`);
      const report = (origin: string, SessionId: string) =>
        dispatchEvent(
          new MessageEvent('message', {
            data: JSON.stringify({ MessageType: 'profile.completed', Status: true, SessionId }),
            origin,
            source: frame?.contentWindow ?? null,
          }),
        );
      setTimeout(() => {
        report('https://evil.example', 'forged');
        report('https://bank.example', 'session-1');
      });
    });
    const { payWithCard, graph, address } = await openCheckout({
      PlaceOrder: placed('CHALLENGE_REQUIRED', { action: collectionPage }),
      SubmitDeviceData: { submitDeviceData: { __typename: 'PlaceOrderSuccess', attempt: completed } },
    });
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.getRequests('SubmitDeviceData')).toEqual([
      { input: { attemptId: 'attempt-1', sessionId: 'session-1' } },
    ]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['does not report in time', { deviceDataSeconds: 0.05 }],
    ['is on an origin that the shop does not allow', { paymentPageOrigins: [] }],
  ])('continues without device data when its page %s (CHECKOUT-320)', async (_when, checkout) => {
    recordForms();
    const { payWithCard, graph, address } = await openCheckout(
      {
        PlaceOrder: placed('CHALLENGE_REQUIRED', { action: collectionPage }),
        SubmitDeviceData: { submitDeviceData: { __typename: 'PlaceOrderSuccess', attempt: completed } },
      },
      { checkout },
    );
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.getRequests('SubmitDeviceData')).toEqual([{ input: { attemptId: 'attempt-1', sessionId: null } }]);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installFakeClock } from '../../testing/clock.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ServiceFeeRecalculation } from './service-fee-recalculation.tsx';

/** The result of an attempt that fails. */
const unavailable = (overrides: { retryWaitsSeconds?: number[]; isRetrySuggested?: boolean }) => ({
  recalculateServiceFee: {
    __typename: 'ServiceFeeUnavailable',
    code: 'SERVICE_FEE_UNAVAILABLE',
    message: 'The fee is unavailable.',
    retryWaitsSeconds: [],
    isRetrySuggested: false,
    ...overrides,
  },
});

describe.each(readers)('in $code', (locale) => {
  it('asks the shopper to retry only when the response suggests it (DELIVERY-115, DELIVERY-116)', async () => {
    const isRetrySuggested = [true, false];
    const { user, translate, graph } = await renderInShop(<ServiceFeeRecalculation />, {
      locale,
      responses: { RecalculateServiceFee: () => unavailable({ isRetrySuggested: isRetrySuggested.shift() === true }) },
    });
    await user.click(await screen.findByRole('button', { name: translate('Try again') }));
    // The modal's code is loaded now, so it would open as soon as the loading modal closes.
    await waitFor(() => expect(graph.getRequests('RecalculateServiceFee')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  async function recalculateWithWaits(retryWaitsSeconds: number[], failedAttempts: number) {
    const clock = installFakeClock('2026-11-22T12:00:00Z');
    let attempts = 0;
    const shop = await renderInShop(<ServiceFeeRecalculation />, {
      locale,
      responses: {
        RecalculateServiceFee: () => {
          attempts += 1;
          return attempts <= failedAttempts
            ? unavailable({ retryWaitsSeconds })
            : { recalculateServiceFee: { __typename: 'CartBusy', code: 'CART_BUSY', message: 'The cart is busy.' } };
        },
      },
      ...clock.options,
    });
    await clock.pass(0);
    return { ...shop, clock, countAttempts: () => shop.graph.getRequests('RecalculateServiceFee').length };
  }

  it('sends three attempts with the waits of the response, and shows the last failure once (DELIVERY-111, DELIVERY-112)', async () => {
    const { clock, countAttempts } = await recalculateWithWaits([3, 7], 3);
    expect(countAttempts()).toBe(1);
    await clock.pass(2_999);
    expect(countAttempts()).toBe(1);
    await clock.pass(1);
    expect(countAttempts()).toBe(2);
    await clock.pass(6_999);
    expect(countAttempts()).toBe(2);
    expect(screen.queryByText('The fee is unavailable.')).toBeNull();
    await clock.pass(1);
    expect(countAttempts()).toBe(3);
    expect(await screen.findAllByText('The fee is unavailable.')).toHaveLength(1);
    await clock.pass(60_000);
    expect(countAttempts()).toBe(3);
  });

  it('sends no further attempt after another failure', async () => {
    const { clock, countAttempts } = await recalculateWithWaits([3, 7], 1);
    await clock.pass(3_000);
    expect(countAttempts()).toBe(2);
    expect(await screen.findAllByText('The cart is busy.')).toHaveLength(1);
    await clock.pass(60_000);
    expect(countAttempts()).toBe(2);
  });

  it('sends no further attempt after the shopper leaves the page', async () => {
    const { clock, countAttempts, navigate } = await recalculateWithWaits([3, 7], 3);
    await act(() => navigate('/'));
    await clock.pass(60_000);
    expect(countAttempts()).toBe(1);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/clock.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ServiceFeeSettlement } from './service-fee-settlement.tsx';

/** The result of an attempt that fails. */
const unavailable = (overrides: { retryWaitsSeconds?: number[]; isRetrySuggested?: boolean }) => ({
  settleServiceFee: {
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
    const { user, words, graph } = await renderInShop(<ServiceFeeSettlement />, {
      locale,
      answers: { SettleServiceFee: () => unavailable({ isRetrySuggested: isRetrySuggested.shift() === true }) },
    });
    await user.click(await screen.findByRole('button', { name: words('Try again') }));
    // The modal's code is loaded now, so it would open as soon as the loading modal closes.
    await waitFor(() => expect(graph.sent('SettleServiceFee')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  async function settleWithWaits(retryWaitsSeconds: number[], failedAttempts: number) {
    const clock = fakeClock('2026-11-22T12:00:00Z');
    let attempts = 0;
    const shop = await renderInShop(<ServiceFeeSettlement />, {
      locale,
      answers: {
        SettleServiceFee: () => {
          attempts += 1;
          return attempts <= failedAttempts
            ? unavailable({ retryWaitsSeconds })
            : { settleServiceFee: { __typename: 'CartBusy', code: 'CART_BUSY', message: 'The cart is busy.' } };
        },
      },
      ...clock.options,
    });
    await clock.pass(0);
    return { ...shop, clock, countAttempts: () => shop.graph.sent('SettleServiceFee').length };
  }

  it('sends three attempts with the waits of the response, and shows the last failure once (DELIVERY-111, DELIVERY-112)', async () => {
    const { clock, countAttempts } = await settleWithWaits([3, 7], 3);
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
    const { clock, countAttempts } = await settleWithWaits([3, 7], 1);
    await clock.pass(3_000);
    expect(countAttempts()).toBe(2);
    expect(await screen.findAllByText('The cart is busy.')).toHaveLength(1);
    await clock.pass(60_000);
    expect(countAttempts()).toBe(2);
  });

  it('sends no further attempt after the shopper leaves the page', async () => {
    const { clock, countAttempts, navigate } = await settleWithWaits([3, 7], 3);
    await act(() => navigate('/'));
    await clock.pass(60_000);
    expect(countAttempts()).toBe(1);
  });
});

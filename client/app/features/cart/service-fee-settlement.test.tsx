import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ServiceFeeSettlement } from './service-fee-settlement.tsx';

it.each(readers)(
  'in $code asks the shopper to retry only when the response suggests it (DELIVERY-115, DELIVERY-116)',
  async (locale) => {
    const isRetrySuggested = [true, false];
    const { user, words, graph } = await renderInShop(<ServiceFeeSettlement />, {
      locale,
      answers: {
        SettleServiceFee: () => ({
          settleServiceFee: {
            __typename: 'ServiceFeeUnavailable',
            code: 'SERVICE_FEE_UNAVAILABLE',
            message: '',
            isRetrySuggested: isRetrySuggested.shift(),
          },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: words('Try again') }));
    // The modal's code is loaded now, so it would open as soon as the loading modal closes.
    await waitFor(() => expect(graph.sent('SettleServiceFee')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

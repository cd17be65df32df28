import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ServiceFeeKeeper } from './service-fee-keeper.tsx';

it.each(readers)(
  'in $code asks the shopper to retry only where the answer says so (DELIVERY-115, DELIVERY-116)',
  async (locale) => {
    const isRetrySuggested = [true, false];
    const { user, words, graph } = await renderInShop(<ServiceFeeKeeper />, {
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
    // From here on the modal's code is there: it would be shown as soon as the one that waits closes.
    await waitFor(() => expect(graph.sent('SettleServiceFee')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

import { useApolloClient } from '@apollo/client/react';
import type { SetCartDeliveryInput } from '../../apollo/schema-types.gen.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { useChangeQuantityMutation, useRemoveLineMutation, useSetDeliveryMutation } from './cart-commands.gen.ts';
import { type CartAnswer, isCartFailure } from './cart-failure.ts';
import type { CartWork } from './cart-trouble.ts';
import { withoutLine, withQuantity } from './expected-cart.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sendInOrder } from './pending-changes.ts';
import { isUnanswered, newCommandId, type Unanswered } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { useOutbox, waiting } from './use-outbox.ts';
import { useSendCommand } from './use-send-command.ts';

/** The delivery that a shopper chose. */
export type DeliveryChoice = Omit<SetCartDeliveryInput, 'commandId'>;

/**
 * Changes to the lines and the delivery of the cart. Totals are right at once and taken back if the club says otherwise;
 * a failure is told. Each answers whether it was done.
 */
export function useCartCommands() {
  const client = useApolloClient();
  const { market } = useLocale();
  const fail = useCartFailure();
  const post = useOutbox();
  const sendCommand = useSendCommand();
  const [sendQuantity] = useChangeQuantityMutation();
  const [sendRemoval] = useRemoveLineMutation();
  const [sendDelivery, { loading: isSettingDelivery }] = useSetDeliveryMutation();

  /** The cart as it is shown now, with changes that have not been answered yet. */
  const shown = (): CartPartsFragment | null =>
    client.cache.readQuery({ query: CartDocument, optimistic: true })?.cart ?? null;

  const settle = (work: CartWork, answer: CartAnswer | typeof waiting | Unanswered): boolean => {
    if (answer === waiting) return true;
    if (!isUnanswered(answer) && !isCartFailure(answer)) return true;
    fail(work, answer);
    return false;
  };

  return {
    isSettingDelivery,

    async changeQuantity(lineId: string, quantity: number): Promise<boolean> {
      const cart = shown();
      const expected = cart && withQuantity(cart, lineId, quantity);
      const commandId = newCommandId();
      const answer = await sendInOrder(lineId, commandId, (replaces) => {
        const input = { lineId, quantity, commandId, ...(replaces.length > 0 && { replaces: [...replaces] }) };
        return post({ kind: 'change', input }, expected, async () => {
          const { data } = await sendQuantity({
            variables: { input },
            ...(expected && {
              optimisticResponse: {
                changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: expected },
              },
            }),
          });
          return data?.changeCartLineQuantity;
        });
      });
      return settle('change', answer);
    },

    async remove(lineId: string): Promise<boolean> {
      const cart = shown();
      const expected = cart && withoutLine(cart, lineId);
      const commandId = newCommandId();
      const answer = await sendInOrder(lineId, commandId, (replaces) => {
        const input = { lineId, commandId, ...(replaces.length > 0 && { replaces: [...replaces] }) };
        return post({ kind: 'remove', input }, expected, async () => {
          const { data } = await sendRemoval({
            variables: { input },
            ...(expected && {
              optimisticResponse: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: expected } },
            }),
          });
          return data?.removeCartLine;
        });
      });
      return settle('remove', answer);
    },

    async setDelivery(choice: DeliveryChoice): Promise<boolean> {
      const variables = { input: { ...choice, commandId: newCommandId() } };
      const answer = await sendCommand(async () => (await sendDelivery({ variables })).data?.setCartDelivery);
      if (!isUnanswered(answer)) tellOtherTabs(market.code);
      return settle('deliver', answer);
    },
  };
}

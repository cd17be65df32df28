import { useApolloClient } from '@apollo/client/react';
import type { SetCartDeliveryInput } from '../../apollo/schema-types.gen.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { CartDocument, type CartPartsFragment } from '../../session/cart.gen.ts';
import { useChangeQuantityMutation, useRemoveLineMutation, useSetDeliveryMutation } from './cart-commands.gen.ts';
import { type CartCommandResult, isCartFailure } from './cart-failure.ts';
import type { CartOperation } from './cart-failure-action.ts';
import { withoutLine, withQuantity } from './expected-cart.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { sendInOrder } from './pending-changes.ts';
import { isRequestFailure, newCommandId, type RequestFailure } from './send-command.ts';
import { useCartFailure } from './use-cart-failure.ts';
import { queued, useOutbox } from './use-outbox.ts';
import { useSendCommand } from './use-send-command.ts';

/** The delivery that a shopper chose. */
export type DeliveryChoice = Omit<SetCartDeliveryInput, 'commandId'>;

/**
 * Commands for the lines and the delivery of the cart. Changes of lines update the totals optimistically; a failure
 * reverts them and is shown. Each command resolves to whether it was accepted.
 */
export function useCartCommands() {
  const client = useApolloClient();
  const { market } = useLocale();
  const handleFailure = useCartFailure();
  const sendOrQueue = useOutbox();
  const sendCommand = useSendCommand();
  const [sendQuantity] = useChangeQuantityMutation();
  const [sendRemoval] = useRemoveLineMutation();
  const [sendDelivery, { loading: isSettingDelivery }] = useSetDeliveryMutation();

  /** The cart from the cache, including optimistic changes. */
  const readShownCart = (): CartPartsFragment | null =>
    client.cache.readQuery({ query: CartDocument, optimistic: true })?.cart ?? null;

  const handleResult = (
    operation: CartOperation,
    result: CartCommandResult | typeof queued | RequestFailure,
  ): boolean => {
    if (result === queued) return true;
    if (!isRequestFailure(result) && !isCartFailure(result)) return true;
    handleFailure(operation, result);
    return false;
  };

  return {
    isSettingDelivery,

    async changeQuantity(lineId: string, quantity: number): Promise<boolean> {
      const cart = readShownCart();
      const expected = cart && withQuantity(cart, lineId, quantity);
      const commandId = newCommandId();
      const result = await sendInOrder(lineId, commandId, (replaces) => {
        const input = { lineId, quantity, commandId, ...(replaces.length > 0 && { replaces: [...replaces] }) };
        return sendOrQueue({ kind: 'change', input }, expected, async () => {
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
      return handleResult('change', result);
    },

    async remove(lineId: string): Promise<boolean> {
      const cart = readShownCart();
      const expected = cart && withoutLine(cart, lineId);
      const commandId = newCommandId();
      const result = await sendInOrder(lineId, commandId, (replaces) => {
        const input = { lineId, commandId, ...(replaces.length > 0 && { replaces: [...replaces] }) };
        return sendOrQueue({ kind: 'remove', input }, expected, async () => {
          const { data } = await sendRemoval({
            variables: { input },
            ...(expected && {
              optimisticResponse: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: expected } },
            }),
          });
          return data?.removeCartLine;
        });
      });
      return handleResult('remove', result);
    },

    async setDelivery(choice: DeliveryChoice): Promise<boolean> {
      const variables = { input: { ...choice, commandId: newCommandId() } };
      const result = await sendCommand(async () => (await sendDelivery({ variables })).data?.setCartDelivery);
      if (!isRequestFailure(result)) notifyOtherTabs(market.code);
      return handleResult('deliver', result);
    },
  };
}

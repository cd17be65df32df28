import { defaultLocale } from '@tarima/markets/locale';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { createGraphClient, type SendOperation } from './graph-client.ts';
import { type CheckoutDetails, createGuestFactory, type Guest } from './shopper.ts';
import type { BenchSize } from './size.ts';
import { type BenchStack, fillCatalogue, readMembershipNumber } from './stack.ts';

/** What simulated shoppers need. */
export interface PreparedShop {
  readonly importSeconds: number;
  readonly sendOperation: SendOperation;
  readonly catalogue: Catalogue;
  readonly createGuest: () => Guest;
  readonly checkout: CheckoutDetails;
}

/** Imports products into a started shop, waits until they are searchable, and reads what simulated shoppers need. */
export async function prepareShop(
  { stack, graphs, waitUntilSettled }: Pick<BenchStack, 'stack' | 'graphs' | 'waitUntilSettled'>,
  size: BenchSize,
): Promise<PreparedShop> {
  const importSeconds = await fillCatalogue(stack, size.importedProducts);
  await waitUntilSettled();
  const sendOperation = createGraphClient(graphs);
  const catalogue = await readCatalogue(sendOperation, size);
  return {
    importSeconds,
    sendOperation,
    catalogue,
    createGuest: createGuestFactory(sendOperation, defaultLocale, stack.guestTokenSecret),
    checkout: {
      clubKey: catalogue.clubKey,
      membershipNumber: await readMembershipNumber(stack),
      shopUrl: stack.shopUrl,
    },
  };
}

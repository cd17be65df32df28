import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale } from '@tarima/markets/locale';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { createGraphClient, type SendOperation } from './graph-client.ts';
import { operations } from './operations.ts';
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

const searchableWithinMs = 60_000;

/** Imports products into a started shop, waits until they are searchable, and reads what simulated shoppers need. */
export async function prepareShop(
  { stack, graphs, waitUntilSettled }: Pick<BenchStack, 'stack' | 'graphs' | 'waitUntilSettled'>,
  size: BenchSize,
): Promise<PreparedShop> {
  const importSeconds = await fillCatalogue(stack, size.importedProducts);
  await waitUntilSettled?.();
  const sendOperation = createGraphClient(graphs);
  const catalogue = await readCatalogue(sendOperation, size);
  if (!waitUntilSettled) await waitUntilFound(sendOperation, catalogue.terms);
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

/** Waits until a search finds each of these terms, because the index follows the import. @throws Error when it does not in time */
async function waitUntilFound(sendOperation: SendOperation, terms: readonly string[]): Promise<void> {
  const end = Date.now() + searchableWithinMs;
  for (const term of terms) {
    for (let attempt = 0; ; attempt += 1) {
      // Trailing spaces only change the gateway's cache key.
      const input = { text: term + ' '.repeat(attempt % 20), page: 1, pageSize: 20 };
      const { products } = await sendOperation(operations.productList, { input }, { locale: defaultLocale });
      if (products.items.length > 0) break;
      if (Date.now() > end) throw new Error(`A search for "${term}" finds nothing.`);
      await wait(500);
    }
  }
}

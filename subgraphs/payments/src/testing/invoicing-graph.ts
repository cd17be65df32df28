import type { MarketCode } from '@tarima/markets/table';
import { expect } from 'vitest';
import { guest, startPaymentsForEach } from './payments-graph.ts';

export const member = { kind: 'member', subject: 's', membershipNumber: '64010104512001' } as const;
const details = `details { idType identification name email invoicingEnabled fiscalEnable secondaryIdType secondaryIdentification
  economicActivity departmentType municipalityType citiesType addressType }`;
const setMutation = `mutation ($input: SetInvoiceDetailsInput!) { setInvoiceDetails(input: $input) {
  __typename ... on SetInvoiceDetailsSuccess { ${details} } ... on InvalidInvoice { field } ... on UserError { code message } } }`;
export const cartQuery = `query ($cartId: ID!) { invoiceDetails(cartId: $cartId) { ${details} saved { idType identification } } }`;

/** Valid details for Costa Rica. */
export const ana = { idType: 'ID', identification: '1-0613-0584', name: 'Ana Rojas', email: 'ana@tarima.test' };

/** Starts the subgraph before each test of a file (`startPaymentsForEach`), with what tests of invoices need. */
export async function startInvoicingForEach() {
  const payments = await startPaymentsForEach();
  type Configuration = Parameters<typeof payments.configureInvoicing>[0];
  const costaRica = {
    electronicInvoice: true,
    idTypes: ['ID', 'CJ', 'ET'],
    defaultIdType: 'ET',
    requiredFields: ['name', 'email'],
  } satisfies Configuration;
  let carts = 0;
  return {
    payments,
    execute: payments.execute,
    /** Turns electronic invoices on for the rest of the test, as in Costa Rica but for `change`. */
    configure: (change: Configuration = {}) => payments.configureInvoicing({ ...costaRica, ...change }),
    /** Adds a cart of the shopper. @returns its id */
    addCart(identity: typeof guest | typeof member = guest): string {
      carts += 1;
      const owner = identity.kind === 'member' ? { anonymousId: undefined, customerId: 'customer-1' } : {};
      return payments.world.addCart(`cart-${carts}`, owner).id;
    },
    async setDetails(input: object, identity: typeof guest | typeof member = guest, market: MarketCode = 'CR') {
      const { data, errors } = await payments.execute(setMutation, { input }, identity, undefined, market);
      expect(errors).toBeUndefined();
      return data.setInvoiceDetails;
    },
  };
}

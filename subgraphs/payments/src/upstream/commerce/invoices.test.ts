import type { CommerceApi } from '@tarima/commerce-client/client';
import { PlatformError } from '@tarima/commerce-client/errors';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import { createTicketDetails } from '@tarima/markets/invoicing/rules';
import { describe, expect, it } from 'vitest';
import { createInvoiceCalls } from './invoices.ts';

const details: InvoiceDetails = { ...createTicketDetails('CR', 'CF', 'es'), idType: 'ID', identification: '106130584' };

interface Customer {
  id: string;
  version: number;
  custom?: { fields: Record<string, string> };
}

/** Creates a fake platform with one customer; its first `conflicts` updates find another version. */
function createPlatform(custom: Customer['custom'], conflicts = 0) {
  const customer: Customer = { id: 'c', version: 1, ...(custom ? { custom } : {}) };
  const actions: object[] = [];
  const notFound = new PlatformError(404, 'ResourceNotFound', false);
  const post = ({ body }: { body: { version: number; actions: object[] } }) => ({
    execute: async () => {
      if (conflicts > 0) {
        conflicts -= 1;
        customer.version += 1;
        throw new PlatformError(409, 'ConcurrentModification', false);
      }
      expect(body.version).toBe(customer.version);
      actions.push(...body.actions);
    },
  });
  const api = {
    customers: () => ({
      withKey: ({ key }: { key: string }) => ({
        get: () => ({
          execute: async () => {
            if (key !== 'ana') throw notFound;
            return { body: customer };
          },
        }),
      }),
      withId: () => ({ post }),
    }),
  } as unknown as CommerceApi['api'];
  const calls = createInvoiceCalls({ api }, async (_market, _cart, cartActions) => actions.push(...cartActions));
  return { calls, actions };
}

describe('the invoice details of a member', () => {
  it('are saved by market beside those of other markets (INVOICING-106)', async () => {
    const other = { ...details, identification: 'CF' };
    const custom = { fields: { electronic_invoice: JSON.stringify({ GT: other }), country: 'CR' } };
    const { calls, actions } = createPlatform(custom);
    await calls.saveMemberInvoice('ana', 'CR', details);
    expect(actions).toEqual([
      { action: 'setCustomField', name: 'electronic_invoice', value: JSON.stringify({ GT: other, CR: details }) },
    ]);
    expect(await calls.findMemberInvoice('ana', 'GT')).toEqual(other);
  });

  it('are saved again when another client changed the customer (INVOICING-106)', async () => {
    const { calls, actions } = createPlatform(undefined, 4);
    await calls.saveMemberInvoice('ana', 'CR', details);
    expect(actions).toEqual([
      {
        action: 'setCustomType',
        type: { typeId: 'type', key: 'customer' },
        fields: { electronic_invoice: JSON.stringify({ CR: details }) },
      },
    ]);
    await expect(createPlatform(undefined, 5).calls.saveMemberInvoice('ana', 'CR', details)).rejects.toThrow();
  });

  it.each(['', 'nothing', '[]', '{"CR":{"idType":"XX"}}'])('are undefined when the field is %j', async (json) => {
    const { calls } = createPlatform({ fields: { electronic_invoice: json } });
    expect(await calls.findMemberInvoice('ana', 'CR')).toBeUndefined();
  });

  it('are undefined, and not saved, without a customer', async () => {
    const { calls, actions } = createPlatform(undefined);
    expect(await calls.findMemberInvoice('nobody', 'CR')).toBeUndefined();
    await calls.saveMemberInvoice('nobody', 'CR', details);
    expect(actions).toEqual([]);
  });
});

it('writes the details of a cart as JSON in its field electronic_invoice (INVOICING-5)', async () => {
  const { calls, actions } = createPlatform(undefined);
  await calls.writeInvoice('CR', { id: 'cart', version: 3 } as never, details);
  expect(actions).toEqual([{ action: 'setCustomField', name: 'electronic_invoice', value: JSON.stringify(details) }]);
});

import type { CartUpdateAction, CustomerUpdateAction } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import { storedDetailsSchema } from '@tarima/markets/invoicing/stored-details';
import type { MarketCode } from '@tarima/markets/table';
import type { CommercePort } from '../../application/ports.ts';
import { parseJson } from './parse-json.ts';
import { invoiceCustomerWire, memberInvoicesWire } from './wire.ts';

type InvoiceCalls = Pick<CommercePort, 'writeInvoice' | 'findMemberInvoice' | 'saveMemberInvoice'>;

/** How many times a customer is written while others change it. */
const writeTries = 5;

const fieldName = 'electronic_invoice';

/** Invoice details on carts and, for the next orders, on the member's customer (INVOICING-5, INVOICING-106). */
export function createInvoiceCalls(
  { api }: Pick<CommerceApi, 'api'>,
  update: (market: MarketCode, cart: { id: string; version: number }, actions: CartUpdateAction[]) => Promise<unknown>,
): InvoiceCalls {
  const findCustomer = async (membershipNumber: string) => {
    try {
      const { body } = await api.customers().withKey({ key: membershipNumber }).get().execute();
      return invoiceCustomerWire.parse(body);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };

  async function save(membershipNumber: string, market: MarketCode, details: InvoiceDetails, triesLeft: number) {
    const customer = await findCustomer(membershipNumber);
    if (!customer) return;
    const invoices = readInvoices(customer.custom?.fields.electronic_invoice);
    const value = JSON.stringify({ ...invoices, [market]: details });
    const action: CustomerUpdateAction = customer.custom
      ? { action: 'setCustomField', name: fieldName, value }
      : { action: 'setCustomType', type: { typeId: 'type', key: 'customer' }, fields: { [fieldName]: value } };
    try {
      const body = { version: customer.version, actions: [action] };
      await api.customers().withId({ ID: customer.id }).post({ body }).execute();
    } catch (error) {
      if (!isConcurrentModification(error) || triesLeft === 1) throw error;
      await save(membershipNumber, market, details, triesLeft - 1);
    }
  }

  return {
    async writeInvoice(market, cart, details) {
      await update(market, cart, [{ action: 'setCustomField', name: fieldName, value: JSON.stringify(details) }]);
    },
    async findMemberInvoice(membershipNumber, market) {
      const customer = await findCustomer(membershipNumber);
      const invoice = readInvoices(customer?.custom?.fields.electronic_invoice)[market];
      return storedDetailsSchema.safeParse(invoice).data;
    },
    saveMemberInvoice: (membershipNumber, market, details) => save(membershipNumber, market, details, writeTries),
  };
}

/** The stored details by market. Those that cannot be read are kept when another market's are saved. */
function readInvoices(json: string | undefined): Readonly<Record<string, unknown>> {
  return (json && memberInvoicesWire.safeParse(parseJson(json)).data) || {};
}

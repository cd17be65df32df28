import type { KnownMarket } from '@tarima/markets/table';
import type { Identity } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { updateFulfillmentClubs } from '../domain/address.ts';
import type { Member } from '../domain/delivery.ts';
import type { Customer, Customers, Fulfilment, ReportDeliveryProblem } from './ports.ts';

/** The caller's saved country and addresses, read once per request; undefined for guests. */
export interface MemberReader {
  /** With the clubs that deliver to the default address now. */
  readCurrent(): Promise<Member | undefined>;
  /** With the clubs that were saved with each address. */
  readSaved(): Promise<Member | undefined>;
}

export interface MemberReaderOptions {
  readonly identity: Identity;
  readonly market: KnownMarket;
  readonly customers: Customers;
  readonly fulfilment: Pick<Fulfilment, 'findFulfillmentClubs'>;
  readonly configuration: ConfigurationSource;
  readonly reportDeliveryProblem: ReportDeliveryProblem;
}

export function createMemberReader(options: MemberReaderOptions): MemberReader {
  const { identity, market, customers, configuration } = options;
  let saved: Promise<Customer | undefined> | undefined;
  let current: Promise<Member | undefined> | undefined;

  const findCustomer = async () => (identity.kind === 'member' ? customers.find(identity.membershipNumber) : undefined);
  const readSaved = () => {
    saved ??= findCustomer();
    return saved;
  };
  const updateCurrent = async () => {
    const customer = await readSaved();
    // Without validation the saved clubs are used (ADDRESSES-85).
    const isValidated = configuration.market(market.code).clubs.fulfillmentValidation;
    if (!customer || !isValidated) return customer;
    const updated = await updateDefaultAddress(customer, options);
    // The rest of the request reads what was just saved.
    saved = Promise.resolve(updated);
    return updated;
  };
  return {
    readSaved,
    readCurrent: () => {
      current ??= updateCurrent();
      return current;
    },
  };
}

/**
 * The customer with the clubs that deliver to the default address now (ADDRESSES-85). They are saved when the nearest club
 * changed. When the lookup fails, the saved clubs are used (ADDRESSES-89).
 */
async function updateDefaultAddress(
  customer: Customer,
  { customers, fulfilment, reportDeliveryProblem }: MemberReaderOptions,
): Promise<Customer> {
  const address = customer.addresses.find(({ id }) => id !== null && id === customer.defaultAddressId);
  const plusCode = address?.location?.plusCode;
  if (!address || !plusCode) return customer;
  try {
    const updated = updateFulfillmentClubs(address, await fulfilment.findFulfillmentClubs(plusCode));
    if (!updated) return customer;
    await customers.saveFulfillmentClubs(customer, updated);
    return { ...customer, addresses: customer.addresses.map((known) => (known === address ? updated : known)) };
  } catch (error) {
    reportDeliveryProblem('the clubs that deliver to an address could not be looked up', { err: error });
    return customer;
  }
}

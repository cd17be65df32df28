import type { CommerceApi } from '@tarima/commerce-client/client';
import { isSameDay, nextOpening } from '@tarima/commerce-client/next-opening';
import type { Places, PlatformClub } from '@tarima/commerce-client/places';
import { textIn } from '@tarima/markets/localized-text';
import type { KnownMarket } from '@tarima/markets/table';
import type { Identity } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { Context } from '../context.ts';
import { type Address, withClubsOfNow } from '../domain/address.ts';
import type { DeliveryPlaces, MemberFacts } from '../domain/delivery.ts';
import type { Fulfilment } from '../domain/delivery-window.ts';
import type { Customer, Customers } from './customers.ts';
import type { ShippingMethods } from './shipping-methods.ts';
import { reading } from './write-result.ts';

export interface DeliveryPlacesOptions {
  readonly identity: Identity;
  readonly market: KnownMarket;
  readonly commerce: CommerceApi;
  readonly places: Places;
  readonly customers: Customers;
  readonly shippingMethods: ShippingMethods;
  readonly configuration: ConfigurationSource;
  readonly fulfilment: Fulfilment;
  readonly reportDelivery: Context['reportDelivery'];
}

/** Clubs, the caller's addresses and shipping methods, as the platform and the configuration have them. */
export function createDeliveryPlaces(options: DeliveryPlacesOptions): DeliveryPlaces {
  const { identity, market, commerce, places, customers, shippingMethods, configuration } = options;
  let saved: Promise<Customer | undefined> | undefined;
  let member: Promise<MemberFacts | undefined> | undefined;
  const readSaved = async () =>
    identity.kind === 'member' ? customers.read(identity.membershipNumber, commerce) : undefined;
  const memberAsSaved = () => {
    saved ??= readSaved();
    return saved;
  };
  const readMember = async () => {
    const customer = await memberAsSaved();
    // Without validation the saved clubs count (ADDRESSES-85).
    const isValidated = configuration.market(market.code).clubs.fulfillmentValidation;
    if (!customer || !isValidated) return customer;
    const rechecked = await withDefaultRechecked(customer, options);
    // What was just saved counts for the rest of the request.
    saved = Promise.resolve(rechecked);
    return rechecked;
  };
  return {
    async club(key) {
      const club = await reading(places.club(key));
      if (!club) return undefined;
      const { clubs, delivery } = configuration.market(club.market.code);
      const now = new Date();
      const opening = nextOpening(club, now, delivery.minimumMinutesBeforeWindow);
      return {
        key: club.key,
        marketCode: club.market.code,
        isEcommerceEnabled: club.isEcommerceEnabled,
        // Editors name the clubs where orders are picked up (CLUBS-6).
        isPickupAllowed: clubs.transactional.includes(club.key),
        isOpenToday: opening !== null && isSameDay(opening.from, now, club.timeZone),
        address: addressOfClub(club),
      };
    },
    memberAsSaved,
    member: () => {
      member ??= readMember();
      return member;
    },
    async shippingMethods(clubKey, market) {
      // A market without home delivery has no shipping method (CONFIGURATION-20).
      if (!configuration.market(market.code).delivery.homeDelivery) return [];
      return reading(shippingMethods(clubKey, market));
    },
  };
}

/**
 * The customer with the clubs that deliver to the default address now (ADDRESSES-85); another nearest one is saved.
 * What was saved counts while the look-up fails (ADDRESSES-89).
 */
async function withDefaultRechecked(
  customer: Customer,
  { customers, commerce, fulfilment, reportDelivery }: DeliveryPlacesOptions,
): Promise<Customer> {
  const address = customer.addresses.find(({ id }) => id !== null && id === customer.defaultAddressId);
  const plusCode = address?.location?.plusCode;
  if (!address || !plusCode) return customer;
  try {
    const moved = withClubsOfNow(address, await fulfilment.clubsReaching(plusCode));
    if (!moved) return customer;
    await customers.saveClubs(customer, moved, commerce);
    return { ...customer, addresses: customer.addresses.map((known) => (known === address ? moved : known)) };
  } catch (error) {
    reportDelivery('the clubs near an address could not be looked up again', { err: error });
    return customer;
  }
}

function addressOfClub({ address, market, name }: PlatformClub): Address {
  return {
    id: null,
    alias: textIn(name, market.defaultLanguage) ?? null,
    firstName: null,
    lastName: null,
    street: address.street,
    description: null,
    city: address.city,
    region: address.region ?? null,
    postalCode: address.postalCode ?? null,
    country: market.code,
    phone: address.phone ?? null,
    location: null,
  };
}

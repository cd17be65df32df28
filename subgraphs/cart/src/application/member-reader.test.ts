import { getMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { expect, it, vi } from 'vitest';
import { buildAddress } from '../testing/addresses.ts';
import { createMemberReader } from './member-reader.ts';
import type { Customer, Fulfilment } from './ports.ts';

const home = buildAddress({
  id: 'home',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: '66XQWVH4+27',
    fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
    isMarkedUndeliverable: false,
  },
});
const office = { ...home, id: 'office', location: home.location && { ...home.location, plusCode: '66XQWVJ5+38' } };
const customer: Customer = {
  id: 'ana',
  country: 'CR',
  addresses: [home, office],
  defaultAddressId: 'home',
  version: 3,
};

interface Given {
  readonly fulfillmentValidation?: boolean;
  readonly defaultAddressId?: string | null;
  readonly lookUp?: Fulfilment['findFulfillmentClubs'];
}

/** Reads a member with two saved addresses; another club is now the nearest to the default one. */
function startReader(given: Given = {}) {
  const { fulfillmentValidation = true, defaultAddressId = 'home' } = given;
  const findFulfillmentClubs = vi.fn(given.lookUp ?? (async () => [{ key: '6402', distanceKm: 0.8 }]));
  const reportDeliveryProblem = vi.fn<(problem: string, details: object) => void>();
  const reader = createMemberReader({
    identity: { kind: 'member', subject: 'ana', membershipNumber: '64011045120001' },
    market: getMarket('CR'),
    customers: {
      find: async () => ({ ...customer, defaultAddressId }),
      saveFulfillmentClubs: async () => undefined,
    },
    configuration: {
      market: () => ({ clubs: { fulfillmentValidation } }),
    } as unknown as ConfigurationSource,
    fulfilment: { findFulfillmentClubs },
    reportDeliveryProblem,
  });
  const readHomeClubs = async () => (await reader.readCurrent())?.addresses[0]?.location?.fulfillmentClubs;
  return { reader, findFulfillmentClubs, readHomeClubs, reportDeliveryProblem };
}

it('returns the clubs that deliver to the default address now, with validation (ADDRESSES-85)', async () => {
  const { findFulfillmentClubs, readHomeClubs } = startReader({ fulfillmentValidation: true });
  expect(await readHomeClubs()).toEqual([{ key: '6402', distanceKm: 0.8 }]);
  expect(findFulfillmentClubs).toHaveBeenCalledExactlyOnceWith('66XQWVH4+27');
});

it('returns the clubs that were saved with the address, without validation (ADDRESSES-85)', async () => {
  const { findFulfillmentClubs, readHomeClubs } = startReader({ fulfillmentValidation: false });
  expect(await readHomeClubs()).toEqual([{ key: '6401', distanceKm: 1.6 }]);
  expect(findFulfillmentClubs).not.toHaveBeenCalled();
});

it('returns the saved clubs without a default address (ADDRESSES-85)', async () => {
  const { reader, findFulfillmentClubs } = startReader({ defaultAddressId: null });
  expect((await reader.readCurrent())?.addresses).toEqual([home, office]);
  expect(findFulfillmentClubs).not.toHaveBeenCalled();
});

it('returns the saved clubs and reports a problem when the lookup fails (ADDRESSES-89)', async () => {
  const err = new Error('The fulfilment service is down.');
  const { reader, reportDeliveryProblem } = startReader({ lookUp: () => Promise.reject(err) });
  expect((await reader.readCurrent())?.addresses).toEqual([home, office]);
  expect(reportDeliveryProblem).toHaveBeenCalledExactlyOnceWith(expect.any(String), { err });
});

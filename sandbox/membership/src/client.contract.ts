import type * as client from '@tarima/membership-client/wire';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { z } from 'zod';
import type * as published from './wire.ts';

/** The type check fails when the store's client requires or reads what `/openapi.json` does not specify. */
export type Contract = [
  Expect<Unpublished<typeof client.validationSchema, z.output<typeof published.validateResponseSchema>>>,
  Expect<Unpublished<typeof client.renewabilitySchema, z.output<typeof published.renewalResponseSchema>>>,
  Expect<Unpublished<typeof client.upgradabilitySchema, z.output<typeof published.upgradeResponseSchema>>>,
  Expect<Unpublished<typeof client.transactionsSchema, z.output<typeof published.transactionsResponseSchema>>>,
  Expect<Unpublished<typeof client.membershipDetailsSchema, z.output<typeof published.membershipSchema>>>,
  Expect<Unpublished<typeof client.itemNumbersSchema, z.output<typeof published.itemNumbersResponseSchema>>>,
  Expect<Unpublished<typeof client.transactionResultSchema, z.output<typeof published.transactionResultSchema>>>,
  Expect<Unpublished<typeof client.cardKeySchema, z.output<typeof published.cardKeySchema>>>,
  Expect<Unpublished<typeof client.citiesSchema, z.output<typeof published.citiesResponseSchema>>>,
  Expect<Unpublished<typeof client.zonesSchema, z.output<typeof published.zonesResponseSchema>>>,
  Expect<Unpublished<typeof client.neighborhoodsSchema, z.output<typeof published.neighborhoodsResponseSchema>>>,
  Expect<
    Unpublished<typeof client.economicActivitiesSchema, z.output<typeof published.economicActivitiesResponseSchema>>
  >,
];

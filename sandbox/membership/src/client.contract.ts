import type * as client from '@tarima/membership-client/wire';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { z } from 'zod';
import type * as account from './wire/account.ts';
import type * as cardKeys from './wire/card-keys.ts';
import type * as documents from './wire/identity-documents.ts';
import type * as memberships from './wire/memberships.ts';
import type * as territories from './wire/territories.ts';
import type * as transactions from './wire/transactions.ts';

/** The type check fails when the store's client requires or reads what `/openapi.json` does not specify. */
export type Contract = [
  Expect<Unpublished<typeof client.validationSchema, z.output<typeof memberships.validateResponseSchema>>>,
  Expect<Unpublished<typeof client.renewabilitySchema, z.output<typeof memberships.renewalResponseSchema>>>,
  Expect<Unpublished<typeof client.upgradabilitySchema, z.output<typeof memberships.upgradeResponseSchema>>>,
  Expect<Unpublished<typeof client.transactionsSchema, z.output<typeof memberships.transactionsResponseSchema>>>,
  Expect<Unpublished<typeof client.membershipDetailsSchema, z.output<typeof memberships.membershipSchema>>>,
  Expect<Unpublished<typeof client.itemNumbersSchema, z.output<typeof transactions.itemNumbersResponseSchema>>>,
  Expect<Unpublished<typeof client.transactionResultSchema, z.output<typeof transactions.transactionResultSchema>>>,
  Expect<Unpublished<typeof client.cardKeySchema, z.output<typeof cardKeys.cardKeySchema>>>,
  Expect<Unpublished<typeof client.citiesSchema, z.output<typeof territories.citiesResponseSchema>>>,
  Expect<Unpublished<typeof client.zonesSchema, z.output<typeof territories.zonesResponseSchema>>>,
  Expect<Unpublished<typeof client.neighborhoodsSchema, z.output<typeof territories.neighborhoodsResponseSchema>>>,
  Expect<
    Unpublished<typeof client.economicActivitiesSchema, z.output<typeof territories.economicActivitiesResponseSchema>>
  >,
  Expect<Unpublished<typeof client.cancellationSchema, z.output<typeof account.cancellationResponseSchema>>>,
  Expect<Unpublished<typeof client.cardsSchema, z.output<typeof account.cardsResponseSchema>>>,
  Expect<Unpublished<typeof client.attributesSchema, z.output<typeof account.extendedAttributesResponseSchema>>>,
  Expect<Unpublished<typeof client.identityDocumentSchema, z.output<typeof documents.identityDocumentSchema>>>,
  Expect<Unpublished<typeof client.paymentCardsSchema, z.output<typeof account.paymentCardsResponseSchema>>>,
];

import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { z } from 'zod';
import type * as client from '../../../subgraphs/payments/src/upstream/payments-api/wire.ts';
import type * as published from './response-schemas.ts';

type Published<Schema extends z.ZodType> = z.output<Schema>;

/** The comparison of one kind of challenge. */
type UnpublishedChallenge<Kind extends string> = Unpublished<
  z.ZodType<unknown, Extract<z.input<typeof client.challengeWire>, { kind: Kind }>>,
  Extract<Published<typeof published.challengeSchema>, { kind: Kind }>
>;

/** The type check fails when the store's client requires or reads what `/openapi.json` does not specify. */
export type Contract = [
  Expect<
    Unpublished<
      z.ZodType<unknown, Omit<z.input<typeof client.transactionWire>, 'challenge'>>,
      Omit<Published<typeof published.transactionSchema>, 'challenge'>
    >
  >,
  Expect<UnpublishedChallenge<'DEVICE_DATA'>>,
  Expect<UnpublishedChallenge<'STEP_UP'>>,
  Expect<UnpublishedChallenge<'HOSTED_PAGE'>>,
  Expect<UnpublishedChallenge<'APPROVAL'>>,
  Expect<Unpublished<typeof client.movementWire, Published<typeof published.movementResponseSchema>>>,
  Expect<Unpublished<typeof client.statusWire, Published<typeof published.authorizationStatusSchema>>>,
  Expect<Unpublished<typeof client.thirdPartiesWire, Published<typeof published.thirdPartiesSchema>>>,
  Expect<Unpublished<typeof client.publicKeyWire, Published<typeof published.publicKeySchema>>>,
  Expect<Unpublished<typeof client.cardsWire, Published<typeof published.savedCardsSchema>>>,
  Expect<Unpublished<typeof client.errorWire, Published<typeof published.errorSchema>>>,
];

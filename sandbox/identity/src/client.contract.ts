import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { z } from 'zod';
import type * as client from '../../../subgraphs/membership/src/upstream/identity/wire.ts';
import type * as published from './wire.ts';

/** The type check fails when the store's client requires or reads what `/openapi.json` does not specify. */
export type Contract = [
  Expect<Unpublished<typeof client.createdIdentityWire, z.output<typeof published.createdIdentitySchema>>>,
  Expect<
    Unpublished<
      typeof client.validatedIdentitiesWire.element,
      z.output<typeof published.validatedIdentitiesSchema>[number]
    >
  >,
  Expect<Unpublished<typeof client.identityErrorWire, z.output<typeof published.errorSchema>>>,
];

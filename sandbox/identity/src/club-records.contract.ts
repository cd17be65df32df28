import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { z } from 'zod';
import type { membershipSchema } from '../../membership/src/wire/memberships.ts';
import type { detailsWire } from './club-records.ts';

/** The type check fails when the provider reads what the membership API does not publish. */
export type Contract = Expect<Unpublished<typeof detailsWire, z.output<typeof membershipSchema>>>;

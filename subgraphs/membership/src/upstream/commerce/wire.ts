import { addressFieldsWire, addressWire } from '@tarima/commerce-client/wire';
import { z } from 'zod';

/** An address of a platform customer, without the distances of clubs: an address that is added again can have others. */
export const memberAddressWire = addressWire.extend({
  id: z.string(),
  custom: z.object({ fields: addressFieldsWire.omit({ distance: true }) }).optional(),
});

/** A platform customer, with the fields that this service reads. */
export const customerWire = z.object({
  version: z.number().int(),
  key: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  addresses: z.array(memberAddressWire).default([]),
  defaultShippingAddressId: z.string().optional(),
  custom: z
    .object({ fields: z.object({ country: z.string().optional(), preferred_club: z.string().optional() }) })
    .optional(),
});

export type MemberAddressWire = z.output<typeof memberAddressWire>;
export type CustomerWire = z.output<typeof customerWire>;

import { addressFieldsWire, addressWire } from '@tarima/commerce-client/wire';
import { z } from 'zod';

/** An address of a platform customer, without the distances of clubs: an address that is added again can have others. */
export const memberAddressWire = addressWire.extend({
  custom: z.object({ fields: addressFieldsWire.omit({ distance: true }) }).optional(),
});

const hasId = (address: z.output<typeof memberAddressWire>): address is MemberAddressWire => address.id !== undefined;

/** A platform customer, with the fields that this service reads. */
export const customerWire = z.object({
  version: z.number().int(),
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Only addresses with an id can be changed; the platform sets the id of each saved address. */
  addresses: z
    .array(memberAddressWire)
    .default([])
    .transform((addresses) => addresses.filter(hasId)),
  defaultShippingAddressId: z.string().optional(),
  custom: z
    .object({
      fields: z.object({
        country: z.string().optional(),
        preferred_club: z.string().optional(),
        phone: z.string().optional(),
      }),
    })
    .optional(),
});

/** The keys of customers that a query has found. */
export const customerKeysWire = z.object({ results: z.array(z.object({ key: z.string().optional() })) });

export type MemberAddressWire = z.output<typeof memberAddressWire> & { readonly id: string };
export type CustomerWire = z.output<typeof customerWire>;

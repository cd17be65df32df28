import { z } from 'zod';

/** An address of a platform customer, with the fields that this service reads. */
export const addressWire = z.object({
  id: z.string(),
  key: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  streetName: z.string().optional(),
  streetNumber: z.string().optional(),
  additionalStreetInfo: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string(),
  phone: z.string().optional(),
  mobile: z.string().optional(),
  custom: z
    .object({
      fields: z.object({
        alias: z.string().optional(),
        latitude: z.number().optional(),
        longitude: z.number().optional(),
        plus_code: z.string().optional(),
        fulfillment_clubs: z.string().optional(),
        territory_id: z.string().optional(),
        is_manual_address: z.boolean().optional(),
        wrong_address: z.boolean().optional(),
      }),
    })
    .optional(),
});

/** A platform customer, with the fields that this service reads. */
export const customerWire = z.object({
  version: z.number().int(),
  key: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  addresses: z.array(addressWire).default([]),
  defaultShippingAddressId: z.string().optional(),
  custom: z
    .object({ fields: z.object({ country: z.string().optional(), preferred_club: z.string().optional() }) })
    .optional(),
});

export type AddressWire = z.output<typeof addressWire>;
export type CustomerWire = z.output<typeof customerWire>;

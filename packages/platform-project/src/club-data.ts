import { clubKeySchema } from '@tarima/markets/formats';
import { markets } from '@tarima/markets/table';
import { z } from 'zod';

/** What a club decides about its project: its clubs, taxes, deliveries, colours and the service fee. */

const marketCode = z.enum(markets.map(({ code }) => code));
const key = z.string().regex(/^[\w-]{2,256}$/);
const localized = z.strictObject({ es: z.string().min(1), en: z.string().min(1) });
const money = z.strictObject({ centAmount: z.int().nonnegative(), currencyCode: z.string().length(3) });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const period = z.tuple([time, time]);
const share = z.number().min(0).max(1);

const club = z.strictObject({
  key: clubKeySchema,
  name: z.string().min(1),
  country: marketCode,
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    phone: z.string(),
  }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  plusCode: z.string(),
  /** IANA time zone. */
  timeZone: z.string(),
  openingHours: z.strictObject({ weekdays: period, saturday: period, sunday: period }),
  /** Keys of the clubs that deliver orders of this one, nearest first. */
  fulfillmentClubs: z.array(clubKeySchema),
  ecommerceEnabled: z.boolean(),
});

const taxCategory = z.strictObject({
  key,
  name: z.string().min(1),
  rates: z.array(
    z.strictObject({
      name: z.string().min(1),
      country: marketCode,
      amount: share,
      includedInPrice: z.boolean(),
      subRates: z.array(z.strictObject({ name: z.string(), amount: share })).default([]),
    }),
  ),
});

const shippingMethod = z.strictObject({
  /** `{club}_ND` for next day, `{club}_SD` for same day (DELIVERY-59). */
  key: z.string().regex(/^\d{4}_(ND|SD)$/),
  name: z.string().min(1),
  localizedName: localized,
  isDefault: z.boolean(),
  price: money,
  /** Orders from this amount are delivered free of charge. */
  freeAbove: money.optional(),
});

const serviceFee = z.strictObject({
  /** `{product key}-{variant}`, as `serviceFee.productSku` of the configuration. */
  sku: z.string().regex(/^[\w]+-\d+$/),
  name: localized,
  prices: z.array(z.strictObject({ country: marketCode, value: money })),
});

export const clubDataSchema = z.strictObject({
  clubs: z.array(club).min(1),
  /** Must include the category `standard`, which deliveries and the service fee have. */
  taxCategories: z
    .array(taxCategory)
    .refine((all) => all.some((one) => one.key === 'standard'), 'must have `standard`'),
  shippingMethods: z.array(shippingMethod),
  colors: z.array(z.strictObject({ key, es: z.string(), en: z.string() })),
  serviceFee,
  /** How long a cart reserves stock by default. */
  reservationMinutes: z.int().min(1),
});

export type ClubData = z.output<typeof clubDataSchema>;

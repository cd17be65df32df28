import { z } from 'zod';

/** Response of `POST /fulfillment-clubs`; distances in kilometres. */
export const fulfillmentClubsWire = z.object({
  locations: z.array(z.object({ code: z.string().regex(/^\d{4}$/), distance: z.number().nonnegative() })),
});

import { clubKeySchema } from '@tarima/markets/formats';
import { z } from 'zod';

/** Response of `POST /fulfillment-clubs`; distances in kilometres. */
export const fulfillmentClubsWire = z.object({
  locations: z.array(z.object({ code: clubKeySchema, distance: z.number().nonnegative() })),
});

import { z } from 'zod';

const amountsWire = z.object({ netCents: z.int(), taxCents: z.int(), grossCents: z.int() });

/** Response of `POST /v1/calculate`; amounts in cents. */
export const taxResponseWire = z.object({
  lines: z.array(amountsWire),
  shipping: amountsWire,
  serviceFee: amountsWire,
  totals: amountsWire,
});

export type TaxResponse = z.output<typeof taxResponseWire>;

/** The calculator's error: body of a response that is not 2xx. */
export const taxErrorWire = z.object({ errorCode: z.string() });

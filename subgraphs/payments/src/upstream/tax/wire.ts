import { z } from 'zod';

const amountsSchema = z.object({ netCents: z.int(), taxCents: z.int(), grossCents: z.int() });

/** Response of `POST /v1/calculate`; amounts in cents. */
export const taxResponseSchema = z.object({
  lines: z.array(amountsSchema),
  shipping: amountsSchema,
  serviceFee: amountsSchema,
  totals: amountsSchema,
});

export type TaxResponse = z.output<typeof taxResponseSchema>;

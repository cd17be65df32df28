import { z } from 'zod';

const amountsSchema = z.object({ netCents: z.int(), taxCents: z.int(), grossCents: z.int() });

/** Answer of `POST /v1/calculate`; amounts in cents. */
export const taxAnswerSchema = z.object({
  lines: z.array(amountsSchema),
  shipping: amountsSchema,
  serviceFee: amountsSchema,
  totals: amountsSchema,
});

export type TaxAnswer = z.output<typeof taxAnswerSchema>;

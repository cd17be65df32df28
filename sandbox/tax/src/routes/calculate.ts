import { findMarket } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addFaults } from '../../../faults/faults.ts';
import { applyTax, splitTax, sumTaxed } from '../calculate.ts';
import { findRate, type Rate, serviceCategory } from '../rates.ts';

/** Ten digits exceed any real cart and keep its sums exact. */
const cents = z.number().int().min(0).max(9_999_999_999);

const requestSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  lines: z
    .array(
      z.object({
        sku: z.string().min(1).max(100),
        quantity: z.number().int().min(1).max(10_000),
        unitPriceCents: cents,
        taxCategory: z.string().min(1).max(100),
      }),
    )
    .max(500),
  shippingCents: cents.default(0),
  serviceFeeCents: cents.default(0),
});

class TaxError extends Error {
  readonly statusCode: number;
  readonly errorCode: string;

  constructor(statusCode: number, errorCode: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}

/**
 * `POST /v1/calculate`: calculates the taxes of a cart in one country. Amounts in cents, rates in millionths. Shipping
 * and service fee use the `standard` rate. Errors: `{ statusCode, errorCode, message }`.
 */
export async function registerCalculateRoutes(api: FastifyInstance): Promise<void> {
  api.setErrorHandler((error: TaxError, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const isClientError = statusCode < 500;
    return reply.status(statusCode).send({
      statusCode,
      errorCode: isClientError ? (error.errorCode ?? 'TAX_BAD_REQUEST') : 'TAX_INTERNAL',
      message: isClientError ? error.message : 'Internal server error.',
    });
  });

  addFaults(api);
  api.post('/calculate', async (request) => {
    const parsed = requestSchema.safeParse(request.body ?? {});
    if (!parsed.success) {
      const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
      throw new TaxError(400, 'TAX_BAD_REQUEST', errors.join('; '));
    }
    const { country, currency, shippingCents, serviceFeeCents } = parsed.data;
    if (findMarket(country)?.currency !== currency) {
      throw new TaxError(422, 'TAX_UNKNOWN_COUNTRY', 'The country and currency are not supported.');
    }
    const requireRate = (category: string): Rate => {
      const rate = findRate(country, category);
      if (!rate) throw new TaxError(422, 'TAX_UNKNOWN_CATEGORY', `Unknown tax category: ${category}`);
      return rate;
    };
    const calculate = (priceCents: number, category: string) => {
      const rate = requireRate(category);
      const amounts = applyTax(priceCents, rate);
      return {
        ...amounts,
        rate: rate.rate,
        includedInPrice: rate.includedInPrice,
        portions: splitTax(amounts.taxCents, rate),
      };
    };
    const lines = parsed.data.lines.map(({ sku, quantity, unitPriceCents, taxCategory }) => ({
      sku,
      quantity,
      taxCategory,
      ...calculate(unitPriceCents * quantity, taxCategory),
    }));
    const shipping = calculate(shippingCents, serviceCategory);
    const serviceFee = calculate(serviceFeeCents, serviceCategory);
    return { country, currency, lines, shipping, serviceFee, totals: sumTaxed([...lines, shipping, serviceFee]) };
  });
}

import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTaxApp } from '../app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTaxApp({ logger: createLogger({ name: 'test', level: 'silent' }) });
});
afterAll(() => app.close());

const calculate = async (payload: object) => {
  const response = await app.inject({ method: 'POST', url: '/v1/calculate', payload });
  return { status: response.statusCode, body: response.json() };
};
const line = (unitPriceCents: number, quantity = 1, taxCategory = 'standard') => ({
  sku: '100001-1',
  quantity,
  unitPriceCents,
  taxCategory,
});

describe('POST /v1/calculate', () => {
  it('extracts included tax from the price by the category of each line', async () => {
    const { body } = await calculate({
      country: 'CR',
      currency: 'CRC',
      lines: [line(565_000, 2), line(101_000, 1, 'basic-basket'), line(50_000, 1, 'exempt')],
      shippingCents: 113_000,
    });
    expect(body.lines).toMatchObject([
      { netCents: 1_000_000, taxCents: 130_000, grossCents: 1_130_000, rate: 130_000, includedInPrice: true },
      { netCents: 100_000, taxCents: 1_000, grossCents: 101_000 },
      { netCents: 50_000, taxCents: 0, grossCents: 50_000 },
    ]);
    expect(body.shipping).toMatchObject({ netCents: 100_000, taxCents: 13_000 });
    expect(body.totals).toEqual({ netCents: 1_250_000, taxCents: 144_000, grossCents: 1_394_000 });
  });

  it('adds tax that is not included, rounded once per line', async () => {
    const { body } = await calculate({ country: 'PA', currency: 'USD', lines: [line(999, 3)], serviceFeeCents: 500 });
    expect(body.lines[0]).toMatchObject({ netCents: 2_997, taxCents: 210, grossCents: 3_207, includedInPrice: false });
    expect(body.serviceFee).toMatchObject({ taxCents: 35 });
    expect(body.totals).toEqual({ netCents: 3_497, taxCents: 245, grossCents: 3_742 });
  });

  it('returns the levies of Aruba', async () => {
    const { body } = await calculate({ country: 'AW', currency: 'AWG', lines: [line(10_700)] });
    expect(body.lines[0]).toMatchObject({
      taxCents: 700,
      portions: [
        { name: 'BBO', taxCents: 250 },
        { name: 'BAZV', taxCents: 300 },
        { name: 'BAVP', taxCents: 150 },
      ],
    });
  });

  it.each([
    ['a quantity of 0', { lines: [line(100, 0)] }, 400, 'TAX_BAD_REQUEST'],
    ['a quantity of 1.5', { lines: [line(100, 1.5)] }, 400, 'TAX_BAD_REQUEST'],
    ['a negative price', { lines: [line(-1)] }, 400, 'TAX_BAD_REQUEST'],
    ['no lines', { lines: undefined }, 400, 'TAX_BAD_REQUEST'],
    ['an unknown category', { lines: [line(100, 1, 'luxury')] }, 422, 'TAX_UNKNOWN_CATEGORY'],
    ['an unknown country', { country: 'XX' }, 422, 'TAX_UNKNOWN_COUNTRY'],
    ['the currency of another country', { currency: 'USD' }, 422, 'TAX_UNKNOWN_COUNTRY'],
  ])('rejects %s', async (_what, change, status, errorCode) => {
    const rejected = await calculate({ country: 'CR', currency: 'CRC', lines: [line(100)], ...change });
    expect(rejected).toMatchObject({ status, body: { statusCode: status, errorCode } });
  });
});

it('applies a requested fault to the call', async () => {
  const call = (fault: string) =>
    app.inject({ method: 'POST', url: '/v1/calculate', headers: { 'x-sandbox-fault': fault }, payload: {} });
  expect([(await call('503')).statusCode, (await call('unknown')).statusCode]).toEqual([503, 400]);
});

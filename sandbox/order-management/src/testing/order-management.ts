import { randomUUID } from 'node:crypto';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { expect } from 'vitest';
import { createOrderManagementApp } from '../app.ts';
import { parseOrderManagementEnv } from '../env.ts';

export const hour = 3_600_000;
export const startTime = Date.parse('2026-11-20T12:00:00Z');
const env = parseOrderManagementEnv({ MEDIA_URL: 'http://media.test' });
export const ana = '64011045120001';

const crc = (centAmount: number) => ({ type: 'centPrecision', currencyCode: 'CRC', centAmount, fractionDigits: 2 });

/** Starts order management on an in-memory database, with a client for its API. */
export async function startOrderManagement() {
  const database = await openDatabase('pglite://memory');
  const logger = createLogger({ name: 'test', level: 'silent' });
  const clock = { now: startTime };
  /** Windows released at the fulfilment service, in order. */
  const released: string[] = [];
  const fulfilment = { json: async (path: string) => void released.push(path) };
  const app = await createOrderManagementApp({ env, logger, database, fulfilment, clock: () => new Date(clock.now) });

  const headers = { 'x-api-key': env.ORDER_MANAGEMENT_API_KEY };
  const get = (orderId: string) => app.inject({ url: `/api/orders/${orderId}`, headers });
  const getStatus = async (orderId: string) => (await get(orderId)).json().MaxFulfillmentStatusId;
  const search = (payload: object) => app.inject({ method: 'POST', url: '/api/orders/search', headers, payload });
  const cancel = (orderId: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/orders/${orderId}/cancel`, headers, payload });
  const bearer = { authorization: `Bearer ${env.ORDER_MANAGEMENT_API_KEY}` };
  const deliver = (payload: object, authorization: Record<string, string> = bearer) =>
    app.inject({ method: 'POST', url: '/events/commerce', headers: authorization, payload });

  /**
   * Builds a message of the commerce platform, by default about a delivery, with more fields than order management
   * reads.
   */
  function buildMessage(fields: object = {}, orderNumber: string = randomUUID()) {
    return {
      notificationType: 'Message',
      projectKey: 'tarima',
      id: randomUUID(),
      version: 1,
      sequenceNumber: 1,
      type: 'OrderCreated',
      resource: { typeId: 'order', id: randomUUID() },
      order: {
        id: randomUUID(),
        orderNumber,
        cart: { typeId: 'cart', id: 'cart-1' },
        createdAt: new Date(clock.now).toISOString(),
        customerId: 'customer-ana' as string | undefined,
        customerEmail: 'ana@tarima.test',
        country: 'CR',
        store: { typeId: 'store', key: 'CR' },
        orderState: 'Open',
        lineItems: [
          {
            name: { es: 'Arroz, 9 kg', en: 'Rice, 9 kg' },
            quantity: 2,
            variant: { id: 1, sku: '110101-1', images: [{ url: 'http://media.test/p/rice.webp' }], attributes: [] },
            price: { value: crc(700_000), discounted: { value: crc(650_000) } },
          },
          {
            name: { es: 'Cargo por servicio', en: 'Service fee' },
            quantity: 1,
            variant: { id: 1, sku: '990001-1' },
            price: { value: crc(125_000) },
            custom: { fields: { service_fee: true } },
          },
        ],
        totalPrice: crc(1_725_000),
        taxedPrice: { totalNet: crc(1_526_549), totalGross: crc(1_725_000), totalTax: crc(198_451) },
        shippingInfo: { price: crc(300_000) },
        shippingAddress: { country: 'CR', firstName: 'Ana', streetNumber: 'Calle Los Laureles', city: 'Escazú' },
        custom: {
          fields: {
            delivery_type: 'DELIVERY',
            club: '6401',
            fulfillment_club: '6402',
            membership_number: ana,
            windows_data: '{"id":"w","start":"2026-11-21T15:00:00Z","end":"2026-11-21T17:00:00Z"}',
            ...fields,
          },
        },
      },
    };
  }

  async function deliverOrder(fields: object = {}) {
    const event = buildMessage(fields);
    expect((await deliver(event)).statusCode).toBe(204);
    return event.order.orderNumber;
  }

  async function close() {
    await app.close();
    await database.close();
  }

  return {
    database,
    app,
    clock,
    released,
    headers,
    get,
    getStatus,
    search,
    cancel,
    deliver,
    buildMessage,
    deliverOrder,
    close,
  };
}

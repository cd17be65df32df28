import type { CommerceApi } from '@tarima/commerce-client/client';
import { PlatformError } from '@tarima/commerce-client/errors';
import { describe, expect, it } from 'vitest';
import { createCustomerIds, createPlatformOrders } from './client.ts';

/** Orders of a platform that responds to each read with an error. */
function createFailingOrders(status: number) {
  const error = new PlatformError(status, 'ResourceNotFound', false);
  const read = { get: () => ({ execute: () => Promise.reject(error) }) };
  const api = { orders: () => ({ ...read, withOrderNumber: () => read }), customers: () => ({ withKey: () => read }) };
  return createPlatformOrders({ api } as unknown as CommerceApi, createCustomerIds());
}

const query = { customerId: 'ana', since: new Date('2026-01-01'), after: undefined, limit: 10 };

describe('a resource that the platform does not have', () => {
  it('is undefined for an order and a customer', async () => {
    const orders = createFailingOrders(404);
    expect(await orders.find('CR-1')).toBeUndefined();
    expect(await orders.findCustomerId('64011045120001')).toBeUndefined();
  });

  it('is an error for a list, because the platform always has one', async () => {
    const orders = createFailingOrders(404);
    await expect(orders.list(query)).rejects.toMatchObject({ status: 404 });
    await expect(orders.findAll(['CR-1'])).rejects.toMatchObject({ status: 404 });
  });
});

it('fails with UPSTREAM_UNAVAILABLE while the platform is down (ORDERS-10)', async () => {
  const orders = createFailingOrders(503);
  const error = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
  await expect(orders.list(query)).rejects.toMatchObject(error);
  await expect(orders.findAll(['CR-1'])).rejects.toMatchObject(error);
  await expect(orders.find('CR-1')).rejects.toMatchObject(error);
});

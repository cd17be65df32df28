import type { Customer, Order, OrderPagedQueryResponse } from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { customerWire, ordersWire, orderWire } from './wire.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof orderWire, Order>>,
  Expect<Unpublished<typeof ordersWire, OrderPagedQueryResponse>>,
  Expect<Unpublished<typeof customerWire, Customer>>,
];

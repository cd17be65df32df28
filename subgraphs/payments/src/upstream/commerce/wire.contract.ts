import type { Cart, Customer, Order, Payment, TaxCategory } from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { placedOrderWire } from './placed-order.ts';
import type { addressBookWire, cartWire, customerWire, orderWire, paymentWire, taxCategoryWire } from './wire.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof cartWire, Cart>>,
  Expect<Unpublished<typeof addressBookWire, Customer>>,
  Expect<Unpublished<typeof customerWire, Customer>>,
  Expect<Unpublished<typeof paymentWire, Payment>>,
  Expect<Unpublished<typeof orderWire, Order>>,
  Expect<Unpublished<typeof placedOrderWire, Order>>,
  Expect<Unpublished<typeof taxCategoryWire, TaxCategory>>,
];

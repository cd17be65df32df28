import type {
  Cart,
  CartPagedQueryResponse,
  Customer,
  ProductProjection,
  ShippingMethod,
} from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { cartsWire, cartWire, customerWire, productsWire, shippingMethodWire } from './wire.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof cartWire, Cart>>,
  Expect<Unpublished<typeof cartsWire, CartPagedQueryResponse>>,
  Expect<Unpublished<typeof customerWire, Customer>>,
  Expect<Unpublished<typeof productsWire, ProductProjection[]>>,
  Expect<Unpublished<typeof shippingMethodWire, ShippingMethod>>,
];

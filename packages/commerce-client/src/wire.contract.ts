import type { Address, Channel, LineItem, TaxCategory } from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { channelWire } from './channel-directory.ts';
import type { taxCategoryWire } from './tax-inclusion.ts';
import type { addressWire, lineItemWire } from './wire.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof addressWire, Address>>,
  Expect<Unpublished<typeof lineItemWire, LineItem>>,
  Expect<Unpublished<typeof channelWire, Channel>>,
  Expect<Unpublished<typeof taxCategoryWire, TaxCategory>>,
];

import type { Category, Channel, InventoryEntry, ProductProjection } from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { projectionWire } from './document.ts';
import type { categoryWire, channelWire, inventoryWire } from './platform.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof projectionWire, ProductProjection>>,
  Expect<Unpublished<typeof categoryWire, Category>>,
  Expect<Unpublished<typeof channelWire, Channel>>,
  Expect<Unpublished<typeof inventoryWire, InventoryEntry>>,
];

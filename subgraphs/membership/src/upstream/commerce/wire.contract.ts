import type { Address, Customer, CustomerPagedQueryResponse } from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { customerKeysWire, customerWire, memberAddressWire } from './wire.ts';

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof memberAddressWire, Address>>,
  Expect<Unpublished<typeof customerWire, Customer>>,
  Expect<Unpublished<typeof customerKeysWire, CustomerPagedQueryResponse>>,
];

import { afterEach, expect, it, vi } from 'vitest';
import { readAddressId } from './chosen-address.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['tarima.address=aB3_x-9', 'aB3_x-9'],
  ['tarima.address=%22%3E%3Cscript', ''],
  [`tarima.address=${'a'.repeat(4_000)}`, ''],
  ['tarima.address=', ''],
  ['', ''],
])('reads the chosen address from the cookie %o (DELIVERY-42)', (cookie, id) => {
  vi.stubGlobal('document', { cookie });
  expect(readAddressId()).toBe(id);
});

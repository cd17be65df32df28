import { expect, it } from 'vitest';
import { sendInOrder } from './pending-changes.ts';

it('passes the ids of earlier pending changes of the same line (CART-86)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: (readonly string[])[] = [];
  const record = async (replaces: readonly string[], until?: Promise<void>) => {
    seen.push(replaces);
    await until;
  };
  const first = sendInOrder('rice', 'c1', (replaces) => record(replaces, promise));
  await sendInOrder('rice', 'c2', record);
  await sendInOrder('oil', 'c3', record);
  await expect(sendInOrder('rice', 'c4', () => Promise.reject(new Error('lost')))).rejects.toThrow();
  resolve();
  await first;
  await sendInOrder('rice', 'c5', record);
  expect(seen).toEqual([[], ['c1'], [], []]);
});

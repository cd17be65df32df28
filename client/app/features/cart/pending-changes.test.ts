import { expect, it } from 'vitest';
import { sendInOrder } from './pending-changes.ts';

it('names the earlier changes of a line that have no result yet (CART-86)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: (readonly string[])[] = [];
  const note = async (replaces: readonly string[], until?: Promise<void>) => {
    seen.push(replaces);
    await until;
  };
  const first = sendInOrder('rice', 'c1', (replaces) => note(replaces, promise));
  await sendInOrder('rice', 'c2', note);
  await sendInOrder('oil', 'c3', note);
  await expect(sendInOrder('rice', 'c4', () => Promise.reject(new Error('lost')))).rejects.toThrow();
  resolve();
  await first;
  await sendInOrder('rice', 'c5', note);
  expect(seen).toEqual([[], ['c1'], [], []]);
});

import { expect, it, vi } from 'vitest';
import { memoizeByUrl } from './memoize-by-url.ts';

it('computes the result of a URL once, also when there is none', () => {
  const compute = vi.fn((url: string) => (url === '/none' ? undefined : { url }));
  const find = memoizeByUrl(compute);
  const first = find('/a');
  expect(find('/a')).toBe(first);
  expect([find('/b'), find('/none'), find('/none')]).toEqual([{ url: '/b' }, undefined, undefined]);
  expect(compute.mock.calls).toEqual([['/a'], ['/b'], ['/none']]);
});

it('does not remember long URLs, and forgets those that were not requested for long', () => {
  const compute = vi.fn((url: string) => url.length);
  const find = memoizeByUrl(compute);
  const long = `/${'a'.repeat(1_000)}`;
  expect([find(long), find(long)]).toEqual([1_001, 1_001]);
  expect(compute).toHaveBeenCalledTimes(2);
  find('/first');
  for (let index = 0; index < 2_000; index += 1) find(`/${index}`);
  compute.mockClear();
  find('/first');
  find('/1999');
  expect(compute.mock.calls).toEqual([['/first']]);
});

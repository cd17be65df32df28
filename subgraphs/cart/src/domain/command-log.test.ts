import { describe, expect, it } from 'vitest';
import {
  appendEntries,
  checkReplay,
  commandLogSize,
  digestLimit,
  joinLogs,
  listReplacedEntries,
} from './command-log.ts';

const entries = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, bodyHash: '1' }));

describe('the command log', () => {
  const log = appendEntries([], [{ id: 'a', bodyHash: '1' }]);

  it('recognises a replay by its id, and a conflict by its body (CART-81, CART-82)', () => {
    expect(checkReplay(log, { id: 'a', bodyHash: '1' })).toBe('done');
    expect(checkReplay(log, { id: 'a', bodyHash: '2' })).toBe('conflict');
    expect(checkReplay(log, { id: 'b', bodyHash: '1' })).toBe('new');
  });

  it('keeps the latest entries and digests of earlier ones (CART-84)', () => {
    const full = appendEntries(log, entries('n', commandLogSize));
    expect(full).toHaveLength(commandLogSize + 1);
    expect(checkReplay(full, { id: 'a', bodyHash: '1' })).toBe('expired');
    expect(checkReplay(full, { id: 'n0', bodyHash: '1' })).toBe('done');
    expect(checkReplay(full, { id: 'b', bodyHash: '1' })).toBe('new');
  });

  it('recognises a command after a thousand others, in a bounded size (CART-84)', () => {
    let long = log;
    for (const entry of entries('n', digestLimit + commandLogSize - 1)) long = appendEntries(long, [entry]);
    expect(checkReplay(long, { id: 'a', bodyHash: '1' })).toBe('expired');
    expect(checkReplay(long, { id: 'n7', bodyHash: '1' })).toBe('expired');
    const longer = appendEntries(long, entries('m', 2 * digestLimit));
    expect(longer.join('').length).toBeLessThan(20_000);
    expect(checkReplay(longer, { id: 'm0', bodyHash: '1' })).toBe('new');
  });

  it('recognises the commands of both joined logs', () => {
    const guests = appendEntries([], entries('g', 2 * commandLogSize));
    const members = appendEntries([], entries('m', 2 * commandLogSize));
    const both = joinLogs(guests, members);
    expect(checkReplay(both, { id: 'g0', bodyHash: '1' })).toBe('expired');
    expect(checkReplay(both, { id: 'g99', bodyHash: '1' })).toBe('expired');
    expect(checkReplay(both, { id: 'm0', bodyHash: '1' })).toBe('expired');
    expect(checkReplay(both, { id: 'm99', bodyHash: '1' })).toBe('done');
  });

  it('treats a replaced command as done, whatever its body (CART-85)', () => {
    const replacing = appendEntries(log, listReplacedEntries(log, ['a', 'b']));
    expect(replacing).toEqual(['a:1', 'b:*']);
    expect(checkReplay(replacing, { id: 'b', bodyHash: 'any' })).toBe('done');
  });
});

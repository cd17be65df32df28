import { describe, expect, it } from 'vitest';
import { commandLogSize, digestLimit, joined, recall, replacedEntries, withEntries } from './command-log.ts';

const entries = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, bodyHash: '1' }));

describe('the command log', () => {
  const log = withEntries([], [{ id: 'a', bodyHash: '1' }]);

  it('remembers a command by its id and tells another body (CART-81, CART-82)', () => {
    expect(recall(log, { id: 'a', bodyHash: '1' })).toBe('done');
    expect(recall(log, { id: 'a', bodyHash: '2' })).toBe('conflict');
    expect(recall(log, { id: 'b', bodyHash: '1' })).toBe('new');
  });

  it('keeps the latest entries whole, and of earlier ones that they were carried out (CART-84)', () => {
    const full = withEntries(log, entries('n', commandLogSize));
    expect(full).toHaveLength(commandLogSize + 1);
    expect(recall(full, { id: 'a', bodyHash: '1' })).toBe('expired');
    expect(recall(full, { id: 'n0', bodyHash: '1' })).toBe('done');
    expect(recall(full, { id: 'b', bodyHash: '1' })).toBe('new');
  });

  it('recalls a command after a thousand others, in a bounded size (CART-84)', () => {
    let long = log;
    for (const entry of entries('n', digestLimit + commandLogSize - 1)) long = withEntries(long, [entry]);
    expect(recall(long, { id: 'a', bodyHash: '1' })).toBe('expired');
    expect(recall(long, { id: 'n7', bodyHash: '1' })).toBe('expired');
    const longer = withEntries(long, entries('m', 2 * digestLimit));
    expect(longer.join('').length).toBeLessThan(20_000);
    expect(recall(longer, { id: 'm0', bodyHash: '1' })).toBe('new');
  });

  it('recalls the commands of both logs that were joined', () => {
    const guests = withEntries([], entries('g', 2 * commandLogSize));
    const members = withEntries([], entries('m', 2 * commandLogSize));
    const both = joined(guests, members);
    expect(recall(both, { id: 'g0', bodyHash: '1' })).toBe('expired');
    expect(recall(both, { id: 'g99', bodyHash: '1' })).toBe('expired');
    expect(recall(both, { id: 'm0', bodyHash: '1' })).toBe('expired');
    expect(recall(both, { id: 'm99', bodyHash: '1' })).toBe('done');
  });

  it('counts a command that was replaced as done, whatever its body (CART-85)', () => {
    const replacing = withEntries(log, replacedEntries(log, ['a', 'b']));
    expect(replacing).toEqual(['a:1', 'b:*']);
    expect(recall(replacing, { id: 'b', bodyHash: 'any' })).toBe('done');
  });
});

import { describe, expect, it } from 'vitest';
import { commandLogSize, recall, withEntries } from './command-log.ts';

describe('the command log', () => {
  const log = withEntries([], [{ id: 'a', bodyHash: '1' }]);

  it('remembers a command by its id and tells another body', () => {
    expect(recall(log, { id: 'a', bodyHash: '1' })).toBe('done');
    expect(recall(log, { id: 'a', bodyHash: '2' })).toBe('conflict');
    expect(recall(log, { id: 'b', bodyHash: '1' })).toBe('new');
  });

  it('forgets the oldest', () => {
    const many = Array.from({ length: commandLogSize }, (_, index) => ({ id: `n${index}`, bodyHash: '1' }));
    const full = withEntries(log, many);
    expect(full).toHaveLength(commandLogSize);
    expect(recall(full, { id: 'a', bodyHash: '1' })).toBe('new');
    expect(recall(full, { id: 'n0', bodyHash: '1' })).toBe('done');
  });
});

import { expect, it, vi } from 'vitest';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { sendCommand, trySending, unreachable } from './send-command.ts';

it('sends a command again when no answer came, and no more than once', async () => {
  const flaky = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('done');
  expect(await sendCommand(flaky)).toBe('done');
  expect(flaky).toHaveBeenCalledTimes(2);

  const dead = vi.fn().mockRejectedValue(new Error('lost'));
  expect(await sendCommand(dead)).toBeUndefined();
  expect(dead).toHaveBeenCalledTimes(2);
});

it.each([
  [0, unreachable],
  [503, unreachable],
  [400, undefined],
  [500, undefined],
])('tells apart what can be sent later: status %s', async (status, expected) => {
  expect(await trySending(() => Promise.reject(new GraphTransportError(status)))).toBe(expected);
});

import { expect, it, vi } from 'vitest';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { sendCommand } from './send-command.ts';

const done = { __typename: 'Done' };
const failed = (status: number) => new GraphTransportError(status);
const never = () => expect.fail('nobody was to be asked');

it('sends a command again when no answer came, and no more than once (CART-100)', async () => {
  const flaky = vi.fn().mockRejectedValueOnce(failed(0)).mockResolvedValue(done);
  expect(await sendCommand(flaky, never)).toBe(done);
  expect(flaky).toHaveBeenCalledTimes(2);

  const dead = vi.fn().mockRejectedValue(failed(0));
  expect(await sendCommand(dead, never)).toEqual({ fault: 'unreachable' });
  expect(dead).toHaveBeenCalledTimes(2);
});

it.each([
  [400, 'refused', 1],
  [401, 'signed-out', 1],
  [500, 'failed', 2],
  [503, 'unreachable', 2],
] as const)('after status %s it is %s (CART-100)', async (status, fault, times) => {
  const send = vi.fn().mockRejectedValue(failed(status));
  expect(await sendCommand(send, never)).toEqual({ fault });
  expect(send).toHaveBeenCalledTimes(times);
});

it('has failed when the answer says nothing', async () => {
  expect(await sendCommand(async () => undefined, never)).toEqual({ fault: 'failed' });
});

it('asks the shopper after each answer that did not come in time, until it came or they leave it (CART-101)', async () => {
  const late = vi.fn().mockRejectedValueOnce(failed(408)).mockRejectedValueOnce(failed(408)).mockResolvedValue(done);
  const again = vi.fn().mockResolvedValue(true);
  expect(await sendCommand(late, again)).toBe(done);
  expect(again).toHaveBeenCalledTimes(2);

  const leave = vi.fn().mockResolvedValue(false);
  expect(await sendCommand(vi.fn().mockRejectedValue(failed(408)), leave)).toEqual({ fault: 'timeout' });
  expect(leave).toHaveBeenCalledTimes(1);
});

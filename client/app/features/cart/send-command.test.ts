import { expect, it, vi } from 'vitest';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { sendCommand } from './send-command.ts';

const done = { __typename: 'Done' };
const failed = (status: number) => new GraphTransportError(status);
const failOnConfirm = () => expect.fail('confirmRetry was called');

it('retries an unreachable server exactly once (CART-100)', async () => {
  const flaky = vi.fn().mockRejectedValueOnce(failed(0)).mockResolvedValue(done);
  expect(await sendCommand(flaky, failOnConfirm)).toBe(done);
  expect(flaky).toHaveBeenCalledTimes(2);

  const down = vi.fn().mockRejectedValue(failed(0));
  expect(await sendCommand(down, failOnConfirm)).toEqual({ fault: 'unreachable' });
  expect(down).toHaveBeenCalledTimes(2);
});

it.each([
  [400, 'refused', 1],
  [401, 'signed-out', 1],
  [500, 'failed', 2],
  [503, 'unreachable', 2],
] as const)('maps status %s to the fault %s (CART-100)', async (status, fault, times) => {
  const send = vi.fn().mockRejectedValue(failed(status));
  expect(await sendCommand(send, failOnConfirm)).toEqual({ fault });
  expect(send).toHaveBeenCalledTimes(times);
});

it('fails when the response has no result', async () => {
  expect(await sendCommand(async () => undefined, failOnConfirm)).toEqual({ fault: 'failed' });
});

it('asks the shopper after each timeout, until the command succeeds or they decline (CART-101)', async () => {
  const late = vi.fn().mockRejectedValueOnce(failed(408)).mockRejectedValueOnce(failed(408)).mockResolvedValue(done);
  const accept = vi.fn().mockResolvedValue(true);
  expect(await sendCommand(late, accept)).toBe(done);
  expect(accept).toHaveBeenCalledTimes(2);

  const decline = vi.fn().mockResolvedValue(false);
  expect(await sendCommand(vi.fn().mockRejectedValue(failed(408)), decline)).toEqual({ fault: 'timeout' });
  expect(decline).toHaveBeenCalledTimes(1);
});

import { expect, it, vi } from 'vitest';
import { sendCommand } from './send-command.ts';

it('sends a command again when no answer came, and no more than once', async () => {
  const flaky = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('done');
  expect(await sendCommand(flaky)).toBe('done');
  expect(flaky).toHaveBeenCalledTimes(2);

  const dead = vi.fn().mockRejectedValue(new Error('lost'));
  expect(await sendCommand(dead)).toBeUndefined();
  expect(dead).toHaveBeenCalledTimes(2);
});

import type { FaultStack } from '../errors/fault-stack.ts';
import { readLogged, warnLevel } from '../errors/store-log.ts';
import { expect } from './test.ts';

/** Expects that the store has logged what the error index states, since the log had this number of lines. */
export async function expectLogged({ log }: FaultStack, lineCount: number, logged: string | undefined): Promise<void> {
  for (const { level, messages } of readLogged(logged)) {
    const hasLine = () =>
      log.lines.slice(lineCount).some((line) => line.level === level && messages.includes(line.msg));
    await expect.poll(hasLine, `logged: ${logged}`).toBe(true);
  }
}

/** Expects that the request with this id has ended and that an operator sees nothing of it in the log. */
export async function expectNotLogged({ log }: FaultStack, requestId: string): Promise<void> {
  const listLines = () => log.lines.filter(({ reqId }) => reqId === requestId);
  await expect.poll(() => listLines().map(({ msg }) => msg), 'the request has ended').toContain('request');
  expect(listLines().filter(({ level }) => level >= warnLevel)).toEqual([]);
}

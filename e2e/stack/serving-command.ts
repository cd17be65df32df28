import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pickInheritedEnvironment } from '../../scripts/clock.ts';
import { getCommandLine } from '../../scripts/tools.ts';

/** A running command of package.json that serves the shop until it is stopped. */
export interface ServingCommand {
  /** Sends SIGINT and waits until the shop no longer responds. @returns the exit code */
  stop(): Promise<number>;
}

const startTimeoutMs = 240_000;
const pollMs = 100;

/**
 * Starts a command with only this environment and waits until the shop is ready.
 * @throws Error when the command ends before, or after a timeout
 */
export async function startCommand(
  command: string,
  environment: Readonly<Record<string, string>>,
  shopUrl: string,
): Promise<ServingCommand> {
  const child = spawn(process.execPath, [...getCommandLine(command)], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...pickInheritedEnvironment(process.env), ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let exitCode: number | undefined;
  const exited = new Promise<number>((resolve) =>
    child.once('exit', (code) => {
      exitCode = code ?? 1;
      resolve(exitCode);
    }),
  );
  const stop = async () => {
    child.kill('SIGINT');
    const code = await exited;
    while (await isReady(shopUrl)) await wait(pollMs);
    return code;
  };
  const startTime = Date.now();
  while (!(await isReady(shopUrl))) {
    if (exitCode !== undefined) throw new Error(`npm run ${command} ended with code ${exitCode} before it was ready.`);
    if (Date.now() - startTime > startTimeoutMs) {
      await stop();
      throw new Error(`npm run ${command} was not ready in time.`);
    }
    await wait(pollMs);
  }
  return { stop };
}

async function isReady(shopUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${shopUrl}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pickInheritedEnvironment } from './clock.ts';
import type { Environment } from './environment.ts';

/** Message from a child process to the launcher. */
export type ProcessMessage =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'ready'; readonly addresses: Readonly<Record<string, string>> };

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  readonly addresses: Readonly<Record<string, string>>;
  /** Resolves when the process has ended for any reason. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Sends SIGTERM and waits for the end of the process; sends SIGKILL after a timeout. */
  stop(): Promise<void>;
  /** Sends SIGKILL, to simulate a crash. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  readonly name: string;
  /** Path of the script relative to the repository root. */
  readonly script: string;
  readonly environment: Environment;
  readonly onProgress?: (text: string) => void;
  /** Receives the output of the process; by default it goes to this process's output. */
  readonly onOutput?: (text: string) => void;
}

/** Time for pending requests and database writes to finish after SIGTERM. */
const shutdownTimeoutMs = 30_000;

/** Starts a script in a child process and waits until it reports that it is ready. @throws ProcessFailure when it ends before */
export function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL(`../${options.script}`, import.meta.url)), {
    env: { ...pickInheritedEnvironment(process.env), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches the whole process group; a detached child ends only when the launcher stops it.
    detached: true,
  });
  let recentOutput = '';
  const recordOutput = (chunk: Buffer) => {
    const text = chunk.toString('utf8');
    recentOutput = (recentOutput + text).slice(-4_000);
    if (options.onOutput) options.onOutput(text);
    else process.stdout.write(text);
  };
  child.stdout?.on('data', recordOutput);
  child.stderr?.on('data', recordOutput);

  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return new Promise((resolve, reject) => {
    child.on('message', (message: ProcessMessage) => {
      if (message.type === 'progress') options.onProgress?.(message.text);
      else resolve(createRunningProcess(options.name, child, message.addresses, exited));
    });
    exited.then(({ code, signal }) =>
      reject(new ProcessFailure(options.name, recentOutput.trim() || `ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

/** A process ended before it was ready; `output` is the end of its output. */
export class ProcessFailure extends Error {
  readonly output: string;

  constructor(name: string, output: string) {
    super(`${name} did not start: ${output}`);
    this.name = 'ProcessFailure';
    this.output = output;
  }
}

function createRunningProcess(
  name: string,
  child: ChildProcess,
  addresses: Readonly<Record<string, string>>,
  exited: RunningProcess['exited'],
): RunningProcess {
  return {
    name,
    pid: child.pid ?? 0,
    addresses,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs);
      await exited;
      clearTimeout(killTimer);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Reports the progress of a child process to the launcher; without a launcher, prints it. */
export function report(message: ProcessMessage): void {
  if (process.send) process.send(message);
  else if (message.type === 'progress') process.stdout.write(`${message.text}\n`);
  else for (const [name, url] of Object.entries(message.addresses)) process.stdout.write(`${name} ${url}\n`);
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inheritedEnvironment } from './clock.ts';
import type { Environment } from './environment.ts';

/** What a child process says to the launcher. */
export type ProcessMessage =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'ready'; readonly addresses: Readonly<Record<string, string>> };

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  readonly addresses: Readonly<Record<string, string>>;
  /** Resolves when the process has ended, however it ended. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Asks it to end cleanly and waits until it has; ends it at once when it takes longer than a clean end may. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  readonly name: string;
  /** The script, from the repository's root. */
  readonly script: string;
  readonly environment: Environment;
  readonly onProgress?: (text: string) => void;
  /** Receives what it writes; inherited by default. */
  readonly onOutput?: (text: string) => void;
}

/** Requests under way and a database's last writes end well within it. */
const cleanEndMs = 30_000;

/** Starts a script as a process of its own and waits until it says that it is ready. Rejects with its words when it ends first. */
export function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL(`../${options.script}`, import.meta.url)), {
    env: { ...inheritedEnvironment(process.env), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches a whole process group; the launcher alone decides in which order its children end.
    detached: true,
  });
  let lastWords = '';
  const hear = (chunk: Buffer) => {
    const text = chunk.toString('utf8');
    lastWords = (lastWords + text).slice(-4_000);
    if (options.onOutput) options.onOutput(text);
    else process.stdout.write(text);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);

  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return new Promise((resolve, reject) => {
    child.on('message', (message: ProcessMessage) => {
      if (message.type === 'progress') options.onProgress?.(message.text);
      else resolve(running(options.name, child, message.addresses, exited));
    });
    exited.then(({ code, signal }) =>
      reject(new ProcessFailure(options.name, lastWords.trim() || `ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

/** A process that ended before it was ready; `words` is the last it wrote. */
export class ProcessFailure extends Error {
  readonly words: string;

  constructor(name: string, words: string) {
    super(`${name} did not start: ${words}`);
    this.name = 'ProcessFailure';
    this.words = words;
  }
}

function running(
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
      const limit = setTimeout(() => child.kill('SIGKILL'), cleanEndMs);
      await exited;
      clearTimeout(limit);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Called in the child: tells the launcher how far it is; without a launcher, writes it. */
export function report(message: ProcessMessage): void {
  if (process.send) process.send(message);
  else if (message.type === 'progress') process.stdout.write(`${message.text}\n`);
  else for (const [name, url] of Object.entries(message.addresses)) process.stdout.write(`${name} ${url}\n`);
}

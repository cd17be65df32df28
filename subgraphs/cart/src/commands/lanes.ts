import type { Command } from '../domain/command.ts';
import { commandLogSize } from '../domain/command-log.ts';
import type { Outcome } from './plan.ts';

/** Carries out what waited together. */
type Execute = (commands: readonly Command[]) => Promise<Outcome[]>;

interface Waiting {
  readonly command: Command;
  readonly execute: Execute;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

interface Task {
  run(): Promise<void>;
}

/** One lane a shopper and market: what is in it runs one after the other, and commands that wait run together. */
export interface Lanes {
  submit(lane: string, command: Command, execute: Execute): Promise<Outcome>;
  /** Runs work alone in the lane. */
  alone<Result>(lane: string, work: () => Promise<Result>): Promise<Result>;
}

/** So many commands go into one update at most: all of them must find room in the log, merges with two entries. */
const groupSize = Math.floor(commandLogSize / 2);

/** Writers of one cart in this process would only lose against each other on the platform: they queue here instead. */
export function createLanes(): Lanes {
  const lanes = new Map<string, (Waiting | Task)[]>();

  const enter = (lane: string, entry: Waiting | Task) => {
    const queue = lanes.get(lane);
    if (queue) {
      queue.push(entry);
      return;
    }
    const fresh = [entry];
    lanes.set(lane, fresh);
    // The first one waits for a turn too, so that those of the same request or tick join its group.
    setImmediate(() => drain(lane, fresh));
  };

  const drain = async (lane: string, queue: (Waiting | Task)[]) => {
    for (;;) {
      const [head] = queue;
      if (!head) break;
      if ('run' in head) {
        queue.shift();
        await head.run();
      } else {
        await together(takeCommands(queue), head.execute);
      }
    }
    lanes.delete(lane);
  };

  return {
    submit: (lane, command, execute) =>
      new Promise((resolve, reject) => enter(lane, { command, execute, resolve, reject })),
    alone: (lane, work) => new Promise((resolve, reject) => enter(lane, { run: () => work().then(resolve, reject) })),
  };
}

/** The leading commands. The same command twice (a double click) does not share an update: the second is a repeat. */
function takeCommands(queue: (Waiting | Task)[]): Waiting[] {
  const taken: Waiting[] = [];
  const ids = new Set<string>();
  while (taken.length < groupSize) {
    const [head] = queue;
    if (!head || 'run' in head || ids.has(head.command.id)) break;
    ids.add(head.command.id);
    taken.push(head);
    queue.shift();
  }
  return taken;
}

async function together(waiting: readonly Waiting[], execute: Execute): Promise<void> {
  try {
    const outcomes = await execute(waiting.map(({ command }) => command));
    for (const [index, { resolve, reject }] of waiting.entries()) {
      const outcome = outcomes[index];
      if (outcome) resolve(outcome);
      else reject(new Error('A command has no outcome.'));
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

import type { Command } from '../../domain/command.ts';
import { commandLogSize } from '../../domain/command-log.ts';
import type { Outcome } from './outcome.ts';

/** Carries out a batch of commands. */
type Execute = (commands: readonly Command[]) => Promise<Outcome[]>;

interface QueuedCommand {
  readonly command: Command;
  readonly execute: Execute;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

interface Task {
  run(): Promise<void>;
}

/**
 * A queue for each cart, by `toShopperKey`: commands and tasks of a cart run one after the other, and commands that wait are
 * carried out as a batch.
 */
export interface CartQueue {
  submit(cartKey: string, command: Command, execute: Execute): Promise<Outcome>;
  /** Runs a task while nothing else of the cart runs. */
  runExclusive<Result>(cartKey: string, task: () => Promise<Result>): Promise<Result>;
}

/** All commands of a batch must fit into the log; a merge has two entries. */
const maxBatchSize = Math.floor(commandLogSize / 2);

/** The queues of this process. Without them, its writers of one cart would only conflict with each other. */
export function createCartQueue(): CartQueue {
  const queues = new Map<string, (QueuedCommand | Task)[]>();

  const enqueue = (cartKey: string, entry: QueuedCommand | Task) => {
    const queue = queues.get(cartKey);
    if (queue) {
      queue.push(entry);
      return;
    }
    const newQueue = [entry];
    queues.set(cartKey, newQueue);
    // Starts in a later turn, so that commands of the same request join the first batch.
    setImmediate(() => drain(cartKey, newQueue));
  };

  const drain = async (cartKey: string, queue: (QueuedCommand | Task)[]) => {
    for (;;) {
      const [head] = queue;
      if (!head) break;
      if ('run' in head) {
        queue.shift();
        await head.run();
      } else {
        await executeBatch(takeBatch(queue), head.execute);
      }
    }
    queues.delete(cartKey);
  };

  return {
    submit: (cartKey, command, execute) =>
      new Promise((resolve, reject) => enqueue(cartKey, { command, execute, resolve, reject })),
    runExclusive: (cartKey, task) =>
      new Promise((resolve, reject) => enqueue(cartKey, { run: () => task().then(resolve, reject) })),
  };
}

/** Takes the leading commands. A command that is queued twice (a double click) is split over two batches: it is a replay. */
function takeBatch(queue: (QueuedCommand | Task)[]): QueuedCommand[] {
  const batch: QueuedCommand[] = [];
  const ids = new Set<string>();
  while (batch.length < maxBatchSize) {
    const [head] = queue;
    if (!head || 'run' in head || ids.has(head.command.id)) break;
    ids.add(head.command.id);
    batch.push(head);
    queue.shift();
  }
  return batch;
}

async function executeBatch(batch: readonly QueuedCommand[], execute: Execute): Promise<void> {
  try {
    const outcomes = await execute(batch.map(({ command }) => command));
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome) resolve(outcome);
      else reject(new Error('A command has no outcome.'));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

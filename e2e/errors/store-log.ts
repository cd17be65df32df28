import { z } from 'zod';

const lineSchema = z.object({
  level: z.int(),
  msg: z.string(),
  reqId: z.string().optional(),
  /** Number of the worker, and the id of its process. */
  worker: z.int().optional(),
  workerPid: z.int().optional(),
  /** Path of a request; other lines have other values. */
  path: z.unknown().optional(),
});

type LogLine = z.output<typeof lineSchema>;

/** What a store has logged since it started. */
export interface StoreLog {
  readonly lines: readonly LogLine[];
  /** Takes output of the store, also a part of a line. */
  write(text: string): void;
}

export function createStoreLog(): StoreLog {
  const lines: LogLine[] = [];
  let rest = '';
  return {
    lines,
    write(text) {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const line = part.startsWith('{') ? lineSchema.safeParse(JSON.parse(part)).data : undefined;
        if (line) lines.push(line);
      }
    },
  };
}

/** Levels of log lines that an operator looks at. */
export const warnLevel = 40;
const levels: Readonly<Record<string, number>> = { info: 30, warn: warnLevel, error: 50 };

/** Log lines of which one is expected: their level and their messages. */
export interface ExpectedLines {
  readonly level: number;
  readonly messages: readonly string[];
}

/**
 * Reads the column "logged" of the error index: each part names a level and one or more messages. A part that starts with
 * `only` is of another cause than the one that the tests produce.
 */
export const readLogged = (logged = ''): readonly ExpectedLines[] =>
  logged.split(';').flatMap((part) => {
    const level = levels[/^\w+/.exec(part.trim())?.[0] ?? ''];
    const messages = Array.from(part.matchAll(/“([^”]+)”/g), ([, message = '']) => message);
    return level === undefined || messages.length === 0 ? [] : [{ level, messages }];
  });

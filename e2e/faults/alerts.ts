import { z } from 'zod';

const entry = z.object({ level: z.literal(50), alert: z.string(), attemptId: z.string() });

/** The alerts in what the stores write, as a log service would match them. */
export interface Alerts {
  /** Takes in the next part of the output. */
  read(text: string): void;
  has(alert: string, attemptId: string): boolean;
}

export function createAlerts(): Alerts {
  const seen = new Set<string>();
  let rest = '';
  return {
    read(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const found = line.startsWith('{') ? entry.safeParse(parseLine(line)).data : undefined;
        if (found) seen.add(`${found.alert} ${found.attemptId}`);
      }
    },
    has: (alert, attemptId) => seen.has(`${alert} ${attemptId}`),
  };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import { z } from 'zod';

const entry = z.object({ level: z.literal(50), alert: z.string(), attemptId: z.string() });

/** Alerts in the log output of the stores, matched as a log service would. */
export interface AlertLog {
  /** Reads the next chunk of the output. */
  read(text: string): void;
  has(alert: string, attemptId: string): boolean;
}

export function createAlertLog(): AlertLog {
  const alerts = new Set<string>();
  let remainder = '';
  return {
    read(text) {
      const lines = (remainder + text).split('\n');
      remainder = lines.pop() ?? '';
      for (const line of lines) {
        const alert = line.startsWith('{') ? entry.safeParse(parseLine(line)).data : undefined;
        if (alert) alerts.add(`${alert.alert} ${alert.attemptId}`);
      }
    },
    has: (alert, attemptId) => alerts.has(`${alert} ${attemptId}`),
  };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

const messages: string[] = [];

/**
 * Apollo Client warns in development about each fragment on a type that is not a supertype of the response's type. A
 * fragment on an object type causes a false warning: only interfaces and unions have subtypes.
 */
function isAboutObjectType([message, , supertype]: readonly unknown[]): boolean {
  if (!String(message).startsWith('Cannot match %s on `%s` against `%s`.')) return false;
  const schema = readFileSync(join(import.meta.dirname, '../../../schema/api.graphql'), 'utf8');
  return new RegExp(`^type ${supertype}\\b`, 'm').test(schema);
}

/** Records errors and warnings of the console. */
export function recordConsole(): void {
  messages.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...what: unknown[]) => {
      if (!isAboutObjectType(what)) messages.push(`${kind}: ${format(...what)}`);
    });
  }
}

/** The messages recorded since `recordConsole`. */
export const getConsoleMessages = (): readonly string[] => messages;

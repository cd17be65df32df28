import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { fetchJson } from './commerce.ts';

const entrySchema = z.object({
  id: z.int(),
  kind: z.enum(['track', 'identify', 'page', 'log']),
  anonymousId: z.string().nullable(),
  userId: z.string().nullable(),
  name: z.string().nullable(),
  level: z.enum(['warn', 'info', 'error']).nullable(),
  payload: z.object({
    properties: z.record(z.string(), z.unknown()).optional(),
    traits: z.record(z.string(), z.unknown()).optional(),
    context: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** A call of the tracking API or a log message that the collector has received. */
export type CollectorEntry = z.output<typeof entrySchema>;

/** Reads the entries of one browser or kind, in the order in which they were received. */
export async function readEntries(
  { collectorUrl }: RunningStack,
  filter: { readonly session?: string; readonly kind?: CollectorEntry['kind'] },
): Promise<readonly CollectorEntry[]> {
  const query = new URLSearchParams({ ...filter, limit: '1000' });
  const body = await fetchJson(`${collectorUrl}/entries?${query}`, {});
  return z
    .object({ entries: z.array(entrySchema) })
    .parse(body)
    .entries.toReversed();
}

import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { z } from 'zod';

const spanWire = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
const exportWire = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanWire) })) })),
});

export type CollectedSpan = z.output<typeof spanWire>;

export interface SpanCollector {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  close(): Promise<void>;
}

/** Collects the spans that processes export over OTLP. `onExport` receives each request as JSON. */
export async function startSpanCollector(onExport?: (json: string) => void): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  const app = createServer({ name: 'collector', logger: createLogger({ name: 'collector', level: 'silent' }) });
  app.post('/v1/traces', { bodyLimit: 16 * 1_048_576 }, async (request) => {
    const { resourceSpans } = exportWire.parse(request.body);
    if (onExport) onExport(JSON.stringify(request.body));
    else spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    return {};
  });
  const url = await listen(app, { name: 'collector', host: '127.0.0.1', port: 0 });
  return { url, spans, close: () => app.close() };
}

/** Names of a span and the spans above it, from the first one. */
export function listPath(spans: readonly CollectedSpan[], span: CollectedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? listPath(spans, parent) : []), span.name];
}

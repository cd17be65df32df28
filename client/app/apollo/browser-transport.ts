import { GraphTransportError, parseGraphResponse, type SendToGraph } from './graph-transport.ts';

/** Longer than the server's timeout for the graph; later responses are ignored (ERRORS-33). */
const responseTimeoutMs = 30_000;

const createHexId = () => crypto.randomUUID().replaceAll('-', '');

/** Starts a W3C trace for a request. The server decides whether it is recorded; the browser records nothing. */
const createTraceparent = () => `00-${createHexId()}-${createHexId().slice(16)}-00`;

/**
 * Sends operations to the shop's own `/graphql`, which adds the viewer's token. The custom header proves that a
 * script of this page sent the request (NATIVE-6). `timeoutMs` is the response timeout.
 */
export function createBrowserTransport(
  context: { market: string; language: string },
  timeoutMs: number = responseTimeoutMs,
): SendToGraph {
  return async (body, signal) => {
    const timeoutSignal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let text: string;
    try {
      response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tarima-client': 'web',
          'x-market': context.market,
          'x-language': context.language,
          traceparent: createTraceparent(),
        },
        body: JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
      });
      text = await response.text();
    } catch (error) {
      throw new GraphTransportError(timeoutSignal.aborted ? 408 : 0, { cause: error });
    }
    return parseGraphResponse(response.status, text);
  };
}

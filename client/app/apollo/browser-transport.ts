import { GraphTransportError, parseGraphAnswer, type SendToGraph } from './graph-transport.ts';

/**
 * Sends operations to the shop's own `/graphql`, which adds the viewer's token. The custom header proves that a
 * script of this page sent it (architecture §6, Edge).
 */
export function browserTransport(context: { market: string; language: string }): SendToGraph {
  return async (body, signal) => {
    let response: Response;
    try {
      response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tarima-client': 'web',
          'x-market': context.market,
          'x-language': context.language,
        },
        body: JSON.stringify(body),
        signal: signal ?? null,
      });
    } catch (error) {
      throw new GraphTransportError(0, { cause: error });
    }
    return parseGraphAnswer(response.status, await response.text());
  };
}

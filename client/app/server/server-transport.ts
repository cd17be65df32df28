import type { Locale } from '@tarima/markets/locale';
import { GraphTransportError, parseGraphResponse, type SendToGraph } from '../apollo/graph-transport.ts';
import { isPublicOperation } from '../apollo/registered-operation.ts';
import type { Viewer } from './auth-viewer.ts';
import type { GraphResponse, GraphTransport } from './graph.ts';

/** Token headers that identify the viewer to the gateway; empty for visitors without a cart. */
function buildViewerHeaders(viewer: Viewer): Record<string, string> {
  if (viewer.kind === 'anonymous') return {};
  const authorization = `Bearer ${viewer.bearer}`;
  const guestToken = viewer.kind === 'member' ? viewer.guestToken : undefined;
  return guestToken === undefined ? { authorization } : { authorization, 'x-guest-token': guestToken };
}

/** Headers with an operation's context, and the IP address for risk checks and rate limits. */
export function buildGraphHeaders(context: {
  market: string;
  language: string;
  viewer: Viewer;
  requestId: string;
  clientIp: string;
  /** Whether the viewer allows the search service to recognise them (SEARCH-65). */
  isPersonalSearch?: boolean;
}): Record<string, string> {
  return {
    'x-market': context.market,
    'x-language': context.language,
    'x-request-id': context.requestId,
    'x-forwarded-for': context.clientIp,
    ...(context.isPersonalSearch ? { 'x-personal-search': '1' } : {}),
    ...buildViewerHeaders(context.viewer),
  };
}

/**
 * Sends operations of server-rendered pages directly to the gateway: private ones as the request's viewer, public ones
 * without identity, so that their responses can be shared.
 */
export function createServerTransport(
  graph: GraphTransport,
  locale: Locale,
  page: { viewer: Viewer; requestId: string; clientIp: string },
): SendToGraph {
  const context = { market: locale.market.code, language: locale.language, ...page };
  const privateHeaders = buildGraphHeaders(context);
  const publicHeaders = buildGraphHeaders({ ...context, viewer: { kind: 'anonymous' } });
  return async (body) => {
    const headers = isPublicOperation(body.operationName) ? publicHeaders : privateHeaders;
    let response: GraphResponse;
    try {
      response = await graph({ headers, body: JSON.stringify(body) });
    } catch (error) {
      throw new GraphTransportError(0, { cause: error });
    }
    return parseGraphResponse(response.status, String(response.body));
  };
}

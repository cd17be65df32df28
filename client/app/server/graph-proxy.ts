import { parseLocale } from '@tarima/markets/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consentCookie, parseConsent } from '../consent-choice.ts';
import type { Viewer, Viewers } from './auth-viewer.ts';
import type { GraphTransport } from './graph.ts';
import { buildGraphHeaders } from './server-transport.ts';
import { isFromShopScript } from './trusted-request.ts';
import type { SetVersionCookie } from './version-cookie.ts';

const graphBody = z.object({
  operationName: z.string().max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
  extensions: z.object({
    persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  }),
});

const manifestSchema = z.record(
  z.string(),
  z.object({ name: z.string(), document: z.string(), isPublic: z.boolean() }),
);

/** Registered operations by hash, as stored in `schema/operations.gen.json`. */
export type OperationManifest = z.output<typeof manifestSchema>;

/** Parses a manifest read from a file. @throws ZodError */
export const parseManifest = (value: unknown): OperationManifest => manifestSchema.parse(value);

export interface GraphProxyOptions {
  readonly graph: GraphTransport;
  readonly manifest: OperationManifest;
  readonly shopOrigin: string;
  readonly viewers: Viewers;
  readonly setVersionCookie: SetVersionCookie;
}

const bodyLimit = 64 * 1024;

/** The variables of a product list with a search text. */
const searchVariables = z.object({ input: z.object({ text: z.string().min(1) }) });

/**
 * `POST /graphql` on the shop's own origin: forwards the browser's registered operations to the gateway and adds the
 * viewer's token, which the browser never has. Only registered operations are forwarded.
 */
export function registerGraphProxy(app: FastifyInstance, options: GraphProxyOptions): void {
  const reject = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) =>
    reply.status(status).send({ code, message, requestId: request.id });

  app.post('/graphql', { bodyLimit }, async (request, reply) => {
    if (!isFromShopScript(request.headers, options.shopOrigin)) {
      return reject(request, reply, 403, 'FORBIDDEN', 'Only pages of the shop may send this request.');
    }
    const locale = parseLocale(`${request.headers['x-language']}-${request.headers['x-market']}`);
    if (!locale) return reject(request, reply, 400, 'UNKNOWN_LOCALE', 'x-market or x-language is unknown.');
    const body = graphBody.safeParse(request.body);
    const operation = body.success ? options.manifest[body.data.extensions.persistedQuery.sha256Hash] : undefined;
    if (!body.success || !operation || operation.name !== body.data.operationName) {
      return reject(request, reply, 400, 'UNKNOWN_OPERATION', 'This is not an operation of the shop.');
    }
    options.setVersionCookie(request, reply);
    const isWrite = operation.document.startsWith('mutation');
    // A member's change must not be applied to a guest (ACCOUNT-23); the page shows that the session ended.
    const end = isWrite ? await options.viewers.findEnd(request) : undefined;
    if (end === 'EXPIRED_SESSION') {
      return reject(request, reply, 401, 'UNAUTHENTICATED', 'The session has ended; sign in again.');
    }
    if (end)
      return reject(request, reply, 403, 'MEMBERSHIP_UNAUTHORISED', `The membership does not allow this: ${end}.`);
    const searcher = operation.isPublic ? await findConsentingMember(request, body.data) : undefined;
    const viewer = searcher ?? (await viewerOf(operation, isWrite, request, reply));
    const response = await options.graph({
      headers: buildGraphHeaders({
        market: locale.market.code,
        language: locale.language,
        viewer,
        requestId: request.id,
        clientIp: request.ip,
        isPersonalSearch: searcher !== undefined,
      }),
      body: JSON.stringify(body.data),
    });
    if (isWrite && isMergeEnded(String(response.body))) await options.viewers.finishMerge(request, reply);
    return reply
      .status(response.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(response.body);
  });

  /**
   * The member who sends a search and has allowed the recording of searches; undefined for other shoppers and for other
   * operations, whose responses are shared (SEARCH-65).
   */
  async function findConsentingMember(
    request: FastifyRequest,
    { operationName, variables }: z.output<typeof graphBody>,
  ): Promise<Viewer | undefined> {
    const isSearch = operationName === 'SearchSuggestions' || searchVariables.safeParse(variables).success;
    if (!isSearch || request.headers['sec-gpc'] === '1') return undefined;
    if (parseConsent(request.cookies[consentCookie]) !== 'accepted') return undefined;
    const viewer = await options.viewers.resolveViewer(request);
    return viewer.kind === 'member' ? viewer : undefined;
  }

  function viewerOf(
    operation: OperationManifest[string],
    isWrite: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Viewer> | Viewer {
    if (operation.isPublic) return { kind: 'anonymous' };
    return isWrite ? options.viewers.ensureGuest(request, reply) : options.viewers.resolveViewer(request);
  }
}

const mergeResponse = z.object({
  data: z.object({ mergeCarts: z.object({ __typename: z.enum(['MergeCartsSuccess', 'NothingToMerge']) }) }),
});

/** Whether a response means that no guest cart is left to merge, so that the guest is dropped (MERGE-42, MERGE-43). */
function isMergeEnded(body: string): boolean {
  return body.includes('"mergeCarts"') && mergeResponse.safeParse(JSON.parse(body)).success;
}

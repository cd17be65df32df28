import { createHash, randomBytes } from 'node:crypto';
import type { MarketCode } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import type { FastifyRequest } from 'fastify';
import type { ShopSettings } from '../../shop-settings.ts';
import type { ContentSource } from '../content/source.ts';
import type { GraphTransport } from '../graph.ts';
import type { LoadRenderer, PageResponse } from '../page-input.ts';
import { compressPage } from './cached-page.ts';
import { observeSources } from './observe-sources.ts';
import { createPageCache, type FoundPage, type PageCacheOptions } from './page-cache.ts';
import { type PublicRequest, toPublicRequest } from './public-request.ts';

export interface PublicPagesOptions extends Omit<PageCacheOptions, 'isCurrent' | 'onError'> {
  readonly loadRenderer: LoadRenderer;
  readonly graph: GraphTransport;
  readonly content: ContentSource;
  readonly configuration: Pick<ConfigurationSource, 'global' | 'market'>;
  readonly readSettings: (market: MarketCode) => ShopSettings;
  readonly shopOrigin: string;
  readonly logger: Logger;
}

/** Pages for visitors without a session and without a cart, which are rendered once for all of them. */
export interface PublicPages {
  /**
   * Returns the page for a visitor without a session and without a cart: a cached one, or the response that was rendered for
   * this request and must not be cached. Undefined when the page has to be rendered for this visitor.
   */
  find(request: FastifyRequest, nonce: string): Promise<FoundPage | PageResponse | undefined>;
}

/** Creates the cache of public pages. Pages of an earlier configuration or content are not used (ROUTING-72). */
export function createPublicPages(options: PublicPagesOptions): PublicPages {
  const { loadRenderer, graph, content, configuration, readSettings, shopOrigin, logger } = options;
  const cache = createPageCache({
    ...options,
    isCurrent: content.isCurrent,
    onError: (error) => logger.error({ err: error }, 'a cached page was not rendered again'),
  });
  /** Random, so that neither chance nor an editor puts it into the content of a page. */
  const placeholder = randomBytes(16).toString('base64url');

  const render = async (found: PublicRequest, { id: requestId, ip: clientIp }: FastifyRequest) => {
    const sources = observeSources(graph, (observer) => content.reader({}, observer));
    const renderPage = await loadRenderer();
    const response = await renderPage(found.createRequest(), {
      graph: sources.graph,
      content: sources.content,
      viewer: { kind: 'anonymous' },
      sessionEnd: null,
      isAfterSignOut: false,
      requestId,
      clientIp,
      nonce: placeholder,
      origin: shopOrigin,
      settings: readSettings(found.locale.market.code),
      logger,
    });
    const { body } = response;
    return { response, html: typeof body === 'string' ? body : await new Response(body).text(), sources };
  };

  return {
    async find(request, nonce) {
      const found = toPublicRequest(request, shopOrigin);
      if (!found) return undefined;
      const { code } = found.locale.market;
      const settings = [configuration.global(), configuration.market(code)].map(digestConfiguration);
      let own: PageResponse | undefined;
      const cached = await cache.get([...settings, found.key].join(' '), async () => {
        const { response, html, sources } = await render(found, request);
        if (sources.isComplete() && isShared(response)) {
          const compressed = await compressPage(html, new Map(response.headers), placeholder);
          return { compressed, contentDigests: sources.contentDigests };
        }
        own = { status: response.status, headers: response.headers, body: html.replaceAll(placeholder, nonce) };
        return undefined;
      });
      return cached ?? own;
    },
  };
}

/** Digests of configurations. A changed configuration is another object. */
const digests = new WeakMap<object, string>();

function digestConfiguration(configuration: object): string {
  const digest =
    digests.get(configuration) ?? createHash('sha256').update(JSON.stringify(configuration)).digest('base64url');
  digests.set(configuration, digest);
  return digest;
}

const isShared = ({ status, headers }: PageResponse): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('text/html') && !headers.has('set-cookie');

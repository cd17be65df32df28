import type { Language } from '@tarima/markets/table';
import type { Logger } from '@tarima/service-kit/logger';
import type { ServerBuild } from 'react-router';
import type { Release } from '../../release.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { SessionEnd } from '../sign-in-refusal.ts';
import type { Viewer } from './auth-viewer.ts';
import type { ContentReader } from './content/source.ts';
import type { GraphTransport } from './graph.ts';

/** Input of the pages for one request. */
export interface PageInput {
  readonly graph: GraphTransport;
  readonly content: ContentReader;
  readonly viewer: Viewer;
  /** How the member's session ended, once after it did; otherwise null. */
  readonly sessionEnd: SessionEnd | null;
  /** The page after a sign-out that the shop began: data of the visit is cleared in the browser. */
  readonly isAfterSignOut: boolean;
  readonly requestId: string;
  /** The shopper's IP address. */
  readonly clientIp: string;
  /** Nonce for inline scripts in the content security policy. */
  readonly nonce: string;
  /** The shop's own origin. */
  readonly origin: string;
  readonly settings: ShopSettings;
  readonly logger: Logger;
}

/** A `Response` whose body can be text, which a `Response` would convert to bytes and back. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | ReadableStream<Uint8Array> | null;
}

export type RenderPage = (request: Request, input: PageInput) => Promise<PageResponse>;

/** The output of `react-router build`, or of Vite in development. */
export type ShopBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createPageRenderer: (builds: Readonly<Record<Language, ServerBuild>>, mode: string) => RenderPage;
      readonly release: Release;
    };
  };
};

/** Loads the pages' renderer; in development a new one after each change. */
export type LoadRenderer = () => Promise<RenderPage>;

/** The pages that a shop serves. */
export interface Pages {
  readonly loadRenderer: LoadRenderer;
  /** The release that they are built from. */
  readonly release: Release;
  /** Identifies the build. Undefined in development, where a page changes with its code and is not cached. */
  readonly build?: string;
}

import type { Logger } from '@tarima/service-kit/logger';
import type { ServerBuild } from 'react-router';
import type { Release } from '../../release.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { Viewer } from './auth-viewer.ts';
import type { ContentReader } from './content/source.ts';
import type { GraphTransport } from './graph.ts';

/** What the server gives the pages for one request. */
export interface PageInput {
  readonly graph: GraphTransport;
  readonly content: ContentReader;
  readonly viewer: Viewer;
  /** The identity provider ended the member's session; told once. */
  readonly sessionExpired: boolean;
  readonly requestId: string;
  /** The shopper's address. */
  readonly clientIp: string;
  /** For inline scripts under the content security policy. */
  readonly nonce: string;
  /** The shop's own origin. */
  readonly origin: string;
  readonly settings: ShopSettings;
  readonly logger: Logger;
}

export type RenderPage = (request: Request, input: PageInput) => Promise<Response>;

/** What `react-router build` (or Vite in development) makes of the pages. */
export type ShopBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly createPageRenderer: (build: ServerBuild, mode: string) => RenderPage;
      readonly release: Release;
    };
  };
};

/** Gives the pages' renderer; in development another one after each change. */
export type LoadRenderer = () => Promise<RenderPage>;

/** The pages that a shop serves. */
export interface Pages {
  readonly loadRenderer: LoadRenderer;
  /** Of the release that they are built from. */
  readonly version: string;
}

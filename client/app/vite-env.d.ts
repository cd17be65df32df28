/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Defined by the build (client/service-worker.ts). */
declare const PRECACHED_FILES: { readonly url: string; readonly revision: string }[];

/** Defined by the build, for the server only (client/release.ts). */
declare const RELEASE: import('../release.ts').Release;

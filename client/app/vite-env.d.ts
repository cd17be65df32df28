/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Defined by the build (client/release.ts). */
declare const RELEASE: import('../release.ts').Release;

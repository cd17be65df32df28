import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { mark } from './mark.ts';

export interface Page {
  readonly language: Language;
  /** Name of the sandbox's pages, beside the name of the shop. */
  readonly site: string;
  readonly title: string;
  readonly main: Html;
  /** Address of the first page, which the name links to; `/` without it. */
  readonly home?: string;
  /** Address of the page's script, a module. */
  readonly script?: string;
  /** URL of this page in the other language, and the name of that language. */
  readonly otherLanguageUrl: string;
  readonly otherLanguage: string;
}

/** Renders a page of a sandbox: header with the name and the other language, then the content. */
export function renderPage(page: Page): string {
  const { language, site, title, main, otherLanguageUrl, otherLanguage } = page;
  const { home = '/', script } = page;
  const other = language === 'es' ? 'en' : 'es';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Tarima</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/layout.css">
<link rel="stylesheet" href="/assets/pages.css">
${script !== undefined && html`<script src="${script}" type="module"></script>`}
</head>
<body>
<header>
  <a class="name" href="${home}?language=${language}">${mark} tarima <span>${site}</span></a>
  <a class="language" href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${otherLanguage}</a>
</header>
<main>
${main}
</main>
</body>
</html>`.markup;
}

/** Headers of HTML that a sandbox serves. */
export const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

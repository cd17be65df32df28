import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { mark } from '../../../pages/mark.ts';
import { texts } from './texts.ts';

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** Target of the link back to the store. */
  readonly storeUrl: string;
  /** URL of this page in the other language, if it has one. */
  readonly otherLanguageUrl?: string;
}

/** Renders the layout of the provider's pages: the brand on one side, the page's content on the other. */
export function renderPage(page: Page): string {
  const pageTexts = texts[page.language];
  const other = page.language === 'es' ? 'en' : 'es';
  return html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0B5D57">
<meta name="robots" content="noindex">
<title>${page.title} · Tarima</title>
<link rel="preload" href="/assets/brand.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/pages.css">
</head>
<body>
<header class="brand">
  <p class="name">${mark} tarima</p>
  <p class="slogan">${pageTexts.slogan}</p>
  <p class="promise">${pageTexts.promise}</p>
</header>
<main>
  <nav class="ways" aria-label="Tarima">
    <a href="${page.storeUrl}">${pageTexts.store}</a>
    ${
      page.otherLanguageUrl
        ? html`<a href="${page.otherLanguageUrl}" lang="${other}" hreflang="${other}">${pageTexts.otherLanguage}</a>`
        : undefined
    }
  </nav>
  ${page.main}
</main>
</body>
</html>`.markup;
}

/**
 * Builds the headers of a page. A browser also checks `form-action` along the redirects after a form submission, so the
 * policy names the site to which sign-in returns.
 */
export function buildPageHeaders(returnOrigin?: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self'${returnOrigin ? ` ${returnOrigin}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

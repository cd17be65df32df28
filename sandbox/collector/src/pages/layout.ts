import { type Html, html } from '@tarima/service-kit/html';
import { mark } from '../../../pages/mark.ts';
import { type Language, texts } from './texts.ts';

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** URL of this page in the other language. */
  readonly otherLanguageUrl: string;
}

/** Renders the layout of the collector's page. */
export function renderPage({ language, title, main, otherLanguageUrl }: Page): string {
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
<link rel="stylesheet" href="/assets/pages.css">
</head>
<body>
<header>
  <a class="name" href="/?language=${language}">${mark} tarima <span>${texts[language].collector}</span></a>
  <a class="language" href="${otherLanguageUrl}" lang="${other}" hreflang="${other}">${texts[language].otherLanguage}</a>
</header>
<main>
${main}
</main>
</body>
</html>`.markup;
}

/** Headers of the collector's page, which has no scripts. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

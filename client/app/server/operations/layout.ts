import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { operationsTexts } from './texts.ts';

export interface OperationsPage {
  readonly language: Language;
  readonly title: string;
  /** Name of the signed-in operator; undefined before sign-in. */
  readonly operatorName: string | undefined;
  readonly main: Html;
}

/** A pallet seen from the front, three slats on three blocks. */
const mark = html`<svg class="mark" viewBox="0 0 32 24" aria-hidden="true" focusable="false"><path d="M0 1h32v4H0zM0 7h32v4H0zM0 13h32v4H0zM1 17h7v6H1zM12.5 17h7v6h-7zM24 17h7v6h-7z" /></svg>`;

/** Renders the document of a page. It is for operators only, so that it must not be indexed. */
export function renderOperationsPage({ language, title, operatorName, main }: OperationsPage): string {
  const texts = operationsTexts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0B5D57">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Tarima</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/operations/assets/operations.css">
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
<header>
  <a class="brand" href="/operations">${mark} tarima <span>${texts.title}</span></a>
  ${operatorName && html`<p class="who">${operatorName} <a href="/operations/auth/logout">${texts.signOut}</a></p>`}
</header>
<main id="main" tabindex="-1">
${main}
</main>
<script src="/operations/assets/operations.js" defer></script>
</body>
</html>
`.markup;
}

/** A page with one sentence and one next step. */
export function renderNotice(
  page: Omit<OperationsPage, 'main'> & { readonly text: string; readonly link: { href: string; label: string } },
): string {
  const { title, text, link } = page;
  return renderOperationsPage({
    ...page,
    main: html`<div class="notice"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${link.href}">${link.label}</a></p></div>`,
  });
}

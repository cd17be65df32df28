import { randomBytes } from 'node:crypto';
import type { Language, Localized } from '@tarima/markets/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageStyle } from './page-style.ts';

/** A page of a payment provider for the shopper's browser. */
export interface Page {
  readonly language: Language;
  /** Name of the site, in the header and the title. */
  readonly site: Localized;
  readonly title: string;
  /** HTML of the main part. */
  readonly content: string;
  /** Code that runs when the page has loaded. */
  readonly script?: string;
  /** Query parameters that the link to the other language keeps. */
  readonly languageQuery?: Readonly<Record<string, string>>;
  /** Whether the header has a link to the page in the other language; false for a page that a POST returned. */
  readonly hasLanguageLink?: boolean;
  readonly status?: number;
  /** Origins that may frame the page; without, no page may. */
  readonly frameAncestors?: readonly string[];
  /** Origins, besides this one, that its forms may be sent or redirected to. */
  readonly formTargets?: readonly string[];
  /** Origins that its script may call. */
  readonly connectTargets?: readonly string[];
}

const otherLanguage: Localized = { es: 'English', en: 'Español' };

/** Sends a page with a content policy that allows its own style and script only, and caching by nobody. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .header('content-security-policy', buildContentSecurityPolicy(page, nonce))
    .send(renderPage(page, nonce));
}

/** Browsers also apply `form-action` to the redirect after a form submission, so the policy includes the return origin. */
function buildContentSecurityPolicy(page: Page, nonce: string): string {
  const { script, frameAncestors = [], formTargets = [], connectTargets = [] } = page;
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    ...(connectTargets.length === 0 ? [] : [`connect-src ${connectTargets.join(' ')}`]),
    `form-action ${[...new Set(["'self'", ...formTargets])].join(' ')}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

function renderPage(page: Page, nonce: string): string {
  const { language, site, title, content, script, hasLanguageLink = true, languageQuery } = page;
  const other = language === 'es' ? 'en' : 'es';
  const query = new URLSearchParams({ ...languageQuery, lang: other });
  const link = `<a href="?${escapeHtml(String(query))}" lang="${other}" hreflang="${other}">${otherLanguage[language]}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${site[language]}</title>
  <style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
  <header>
    <span class="bank"><span class="mark" aria-hidden="true"></span>${site[language]}</span>
    ${hasLanguageLink ? link : ''}
  </header>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
  ${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>`;
}

/** A form that returns to another site by POST as soon as the page has loaded. `button` is for browsers without scripts. */
export function renderReturnForm(url: string, fields: Readonly<Record<string, string>>, button: string) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return {
    content: `<form id="return" method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>${button}</button></form>`,
    script: "document.getElementById('return').submit();",
  };
}

/** The language of the query parameter `lang`, the given one, or that of the browser; Spanish otherwise. */
export function selectLanguage(request: FastifyRequest, given?: string | null): Language {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'es' || lang === 'en') return lang;
  if (given === 'es' || given === 'en') return given;
  return request.headers['accept-language']?.match(/\b(es|en)\b/i)?.[1]?.toLowerCase() === 'en' ? 'en' : 'es';
}

/** Makes the pages of a scope accept forms of up to 16 KB. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

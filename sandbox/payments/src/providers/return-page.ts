import type { FastifyReply } from 'fastify';
import { escapeHtml, type Page, renderReturnForm, sendPage } from './page.ts';

/** How a page returns to the merchant: once, or twice, as a browser whose shopper clicked twice does. */
export interface ReturnTarget {
  readonly url: string;
  /** Fields of a POST; a GET without. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly isTwice?: boolean;
}

/** Sends a page that returns to the merchant at once, or with its button in a browser without scripts. */
export function sendReturnPage(
  reply: FastifyReply,
  page: Omit<Page, 'content' | 'script' | 'formTargets' | 'connectTargets' | 'hasLanguageLink'>,
  { url, fields, isTwice = false }: ReturnTarget,
  button: string,
) {
  const { origin } = new URL(url);
  const form = fields && renderReturnForm(url, fields, button);
  const leave = form?.script ?? `location.replace(${toScript(url)});`;
  const body = fields && { method: 'POST', body: new URLSearchParams(fields).toString() };
  const options = { mode: 'no-cors', keepalive: true, ...body, ...(body && { headers: formHeaders }) };
  const script = isTwice ? `fetch(${toScript(url)}, ${toScript(options)}).finally(() => { ${leave} });` : leave;
  return sendPage(reply, {
    ...page,
    content: form?.content ?? `<a class="button" href="${escapeHtml(url)}">${button}</a>`,
    script,
    formTargets: [origin],
    ...(isTwice && { connectTargets: [origin] }),
    hasLanguageLink: false,
  });
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** JSON that is also valid inside a script element. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

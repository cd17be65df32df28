import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getLocale } from '@tarima/markets/locale';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

/** The published key and token of the content sandbox (docs/sandbox/content.md). */
const editor = { 'x-api-key': 'content-editor-sandbox-key-0000000000', 'content-type': 'application/json' };
const previewToken = 'content-preview-sandbox-token-00000000';

const locales = [getLocale('es', 'CR'), getLocale('es', 'DO'), getLocale('en', 'JM')];

const headingOf = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];

/** Links of a page to the shop's own pages. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return links.filter((href) => !href.startsWith('/auth/'));
}

/** The pages that editors wrote for a market, by its sitemap. */
async function contentPages(stack: RunningStack, locale: (typeof locales)[number]): Promise<string[]> {
  const xml = await (await fetch(`${stack.shopUrl}/sitemaps/${locale.market.code.toLowerCase()}.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter(
    (path) => path.startsWith(`/${locale.code}/`) && !/\/(producto?|product|categor[a-z]+)\//.test(path),
  );
}

for (const locale of locales) {
  test(`whatever editors wrote for ${locale.code} is a page, and its links lead somewhere`, async ({ stack }) => {
    test.setTimeout(120_000);
    const pages = await contentPages(stack, locale);
    expect(pages.length).toBeGreaterThan(15);
    const links = new Set<string>();
    for (const path of pages) {
      const answer = await fetch(stack.shopUrl + path);
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toContain(`<link rel="canonical" href="${stack.shopUrl}${path}"/>`);
      // A word of the market's bundle that was not replaced.
      expect(html, path).not.toContain('${');
      for (const link of linksOf(html)) links.add(link);
    }
    for (const link of [...links].filter((path) => !pages.includes(path))) {
      const answer = await fetch(stack.shopUrl + link);
      await answer.body?.cancel();
      expect(answer.status, link).toBe(200);
    }
  });
}

test('markets differ, and a link can force the shared pages until another one ends it', async ({ stack }) => {
  const address = `${stack.shopUrl}/es-CR/ofertas/navidad`;
  const own = headingOf(await (await fetch(address)).text());
  const forced = await fetch(`${address}?forceUseSharedChannels=true`);
  const shared = headingOf(await forced.text());
  expect(shared).not.toBe(own);
  const cookie = forced.headers
    .getSetCookie()
    .find((text) => text.startsWith('tarima.shared-channels='))
    ?.split(';')[0];
  const headers = { cookie: cookie ?? '' };
  expect(headingOf(await (await fetch(address, { headers })).text())).toBe(shared);
  const ended = await fetch(`${address}?forceUseSharedChannels=false`, { headers });
  expect(headingOf(await ended.text())).toBe(own);
});

test('a path in the other language leads to the page’s own', async ({ stack }) => {
  const answer = await fetch(`${stack.shopUrl}/es-CR/help/returns?a=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/es-CR/ayuda/devoluciones?a=1']);
});

test('a preview shows the draft and where to edit it; nobody else sees it', async ({ stack }) => {
  // Editors write in Spanish, addresses too.
  const name = `niños-${randomUUID()}`;
  const document = `/channels/costa-rica-spanish/pages/${name}`;
  const put = (title: string, query = '') =>
    fetch(`${stack.contentUrl}${document}${query}`, {
      method: 'PUT',
      headers: editor,
      body: JSON.stringify({ id: name, title, main: [{ type: 'heading', title }] }),
    });
  const address = encodeURI(`${stack.shopUrl}/es-CR/${name}`);
  expect((await put('Publicada')).status).toBe(204);
  expect((await put('Borrador', '?draft=true')).status).toBe(204);

  const visitor = await (await fetch(address)).text();
  expect(headingOf(visitor)).toBe('Publicada');
  expect(visitor).toContain(`<link rel="canonical" href="${address}"/>`);
  // It is written in one language only.
  expect(visitor).not.toContain('hrefLang="en-cr"');
  expect(visitor).not.toContain('/edit?document=');

  const opened = await fetch(`${address}?token=${previewToken}`);
  const preview = await opened.text();
  expect(headingOf(preview)).toBe('Borrador');
  expect(preview).toContain(`/edit?document=${encodeURIComponent(document)}`);
  expect(preview).toContain('<meta name="robots" content="noindex"');
  const cookie = opened.headers.getSetCookie().find((text) => text.startsWith('tarima.preview='));
  expect(cookie).toContain('HttpOnly');
  const next = await fetch(address, { headers: { cookie: cookie?.split(';')[0] ?? '' } });
  expect(headingOf(await next.text())).toBe('Borrador');

  const guessed = await fetch(`${address}?token=not-the-token`);
  expect(headingOf(await guessed.text())).toBe('Publicada');
});

test('a page template is for previews', async ({ stack }) => {
  const address = `${stack.shopUrl}/en-JM/__br__pagetemplates/landing`;
  expect((await fetch(address)).status).toBe(404);
  expect(headingOf(await (await fetch(`${address}?token=${previewToken}`)).text())).toBe('Title of the campaign');
  const named = `${stack.shopUrl}/en-JM/__br__pagetemplates/panama-spanish/landing?token=${previewToken}`;
  expect(headingOf(await (await fetch(named)).text())).toBe('Título de la campaña');
});

test('a link makes the server call nobody', async ({ stack }) => {
  let called = 0;
  const stranger = createServer((_request, response) => {
    called++;
    response.end('{}');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  try {
    const endpoint = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    for (const path of ['/es-CR', '/es-CR/ayuda', `/es-CR/${randomUUID()}`]) {
      const answer = await fetch(
        `${stack.shopUrl}${path}?endpoint=${encodeURIComponent(endpoint)}&token=${previewToken}`,
      );
      await answer.body?.cancel();
    }
    expect(called).toBe(0);
  } finally {
    stranger.close();
  }
});

test('click ids of advertisements are kept for ninety days', async ({ stack }) => {
  const answer = await fetch(`${stack.shopUrl}/es-CR?gclid=Cj0KCQ&fbclid=IwAR0`);
  await answer.body?.cancel();
  const cookies = answer.headers.getSetCookie().join('\n');
  expect(cookies).toContain('tarima.gclid=Cj0KCQ; Max-Age=7776000; Path=/; SameSite=Lax');
  expect(cookies).toContain('tarima.fbclid=IwAR0; Max-Age=7776000');
});

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { locales as allLocales, getLocale } from '@tarima/markets/locale';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

/** The published key and token of the content sandbox (docs/sandbox/content.md). */
const editor = { 'x-api-key': 'content-editor-sandbox-key-0000000000', 'content-type': 'application/json' };
const previewToken = 'content-preview-sandbox-token-00000000';

const locales = [getLocale('es', 'CR'), getLocale('es', 'DO'), getLocale('en', 'JM')];

const findHeading = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];

/** Returns the links of a page to other pages of the shop. */
function findLinks(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return links.filter((href) => !href.startsWith('/auth/'));
}

/** Returns the paths of a market's editorial pages, from its sitemap. */
async function fetchContentPaths(stack: RunningStack, locale: (typeof locales)[number]): Promise<string[]> {
  const xml = await (await fetch(`${stack.shopUrl}/sitemaps/${locale.market.code.toLowerCase()}.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter(
    (path) => path.startsWith(`/${locale.code}/`) && !/\/(producto?|product|categor[a-z]+)\//.test(path),
  );
}

for (const locale of locales) {
  test(`serves every editorial page for ${locale.code} without broken links (CONTENT-1, CONTENT-2)`, async ({
    stack,
  }) => {
    const pages = await fetchContentPaths(stack, locale);
    expect(pages.length).toBeGreaterThan(15);
    const links = new Set<string>();
    for (const path of pages) {
      const response = await fetch(stack.shopUrl + path);
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toContain(`<link rel="canonical" href="${stack.shopUrl}${path}"/>`);
      // An unresolved placeholder of the market's messages.
      expect(html, path).not.toContain('${');
      for (const link of findLinks(html)) links.add(link);
    }
    for (const link of [...links].filter((path) => !pages.includes(path))) {
      const response = await fetch(stack.shopUrl + link);
      await response.body?.cancel();
      expect(response.status, link).toBe(200);
    }
  });
}

test('serves market pages, and the shared pages while forceUseSharedChannels is set (CONTENT-13)', async ({
  stack,
}) => {
  const address = `${stack.shopUrl}/es-CR/ofertas/navidad`;
  const marketHeading = findHeading(await (await fetch(address)).text());
  const forced = await fetch(`${address}?forceUseSharedChannels=true`);
  const sharedHeading = findHeading(await forced.text());
  expect(sharedHeading).not.toBe(marketHeading);
  const cookie = forced.headers
    .getSetCookie()
    .find((text) => text.startsWith('tarima.shared-channels='))
    ?.split(';')[0];
  const headers = { cookie: cookie ?? '' };
  expect(findHeading(await (await fetch(address, { headers })).text())).toBe(sharedHeading);
  const unforced = await fetch(`${address}?forceUseSharedChannels=false`, { headers });
  expect(findHeading(await unforced.text())).toBe(marketHeading);
});

test('serves the page about returns in every market and language (ORDERS-335)', async ({ stack }) => {
  const paths = { es: 'ayuda/devoluciones', en: 'help/returns' } as const;
  const headings = { es: 'Devoluciones', en: 'Returns' } as const;
  for (const { code, language } of allLocales) {
    const response = await fetch(`${stack.shopUrl}/${code}/${paths[language]}`);
    const html = await response.text();
    expect([response.status, findHeading(html)], code).toEqual([200, headings[language]]);
    // The footer links to it.
    expect(findLinks(html), code).toContain(`/${code}/${paths[language]}`);
  }
});

test('redirects a path in the other language to the page’s own path (ROUTING-21)', async ({ stack }) => {
  const response = await fetch(`${stack.shopUrl}/es-CR/help/returns?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/es-CR/ayuda/devoluciones?a=1']);
});

test('shows the draft and an edit link in a preview only (CONTENT-16, CONTENT-17, CONTENT-18, CONTENT-19, ROUTING-30)', async ({
  stack,
}) => {
  // Paths of editorial pages may contain non-ASCII characters.
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
  expect(findHeading(visitor)).toBe('Publicada');
  expect(visitor).toContain(`<link rel="canonical" href="${address}"/>`);
  // The page exists in one language only.
  expect(visitor).not.toContain('hrefLang="en-cr"');
  expect(visitor).not.toContain('/edit?document=');

  const opened = await fetch(`${address}?token=${previewToken}`);
  const preview = await opened.text();
  expect(findHeading(preview)).toBe('Borrador');
  expect(preview).toContain(`/edit?document=${encodeURIComponent(document)}`);
  expect(preview).toContain('<meta name="robots" content="noindex"');
  const cookie = opened.headers.getSetCookie().find((text) => text.startsWith('tarima.preview='));
  expect(cookie).toContain('HttpOnly');
  const nextResponse = await fetch(address, { headers: { cookie: cookie?.split(';')[0] ?? '' } });
  expect(findHeading(await nextResponse.text())).toBe('Borrador');

  const guessed = await fetch(`${address}?token=not-the-token`);
  expect(findHeading(await guessed.text())).toBe('Publicada');
});

/** Publishes a page in a channel that no other test uses. */
async function putPage({ contentUrl }: RunningStack, name: string, page: object, query = ''): Promise<void> {
  const response = await fetch(`${contentUrl}/channels/nicaragua-spanish/pages/${name}${query}`, {
    method: 'PUT',
    headers: editor,
    body: JSON.stringify({ id: name, title: 'Inicio', ...page }),
  });
  expect(response.status).toBe(204);
}

const userAgents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
};

test('renders `top` blocks above and `main` blocks below the three rows of the home page, on phones and desktops (CONTENT-10, CONTENT-12)', async ({
  stack,
}) => {
  const heading = (title: string) => ({ type: 'heading', title });
  await putPage(stack, 'home', { top: [heading('Primero')], main: [heading('Después')] }, '?draft=true');
  for (const userAgent of Object.values(userAgents)) {
    const address = `${stack.shopUrl}/es-NI?token=${previewToken}`;
    const html = await (await fetch(address, { headers: { 'user-agent': userAgent } })).text();
    const main = /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '';
    const headings = [...main.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(headings[0]).toBe('Primero');
    expect(headings.indexOf('Después'), headings.join()).toBe(4);
  }
});

test('renders blank pages and payment confirmations without header, footer and navigation (CONTENT-32)', async ({
  stack,
}) => {
  const findFrameElements = async (path: string) => {
    const response = await fetch(`${stack.shopUrl}/es-NI/${path}`);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html, path).toContain('<main');
    return ['header', 'footer', 'nav'].filter((tag) => new RegExp(`<${tag}[ >]`).test(html));
  };
  const name = `sola-${randomUUID()}`;
  const main = [{ type: 'link', label: 'Ayuda', href: '/ayuda' }];
  await putPage(stack, name, { main, layout: 'blank' });
  await putPage(stack, `${name}-2`, { main });
  for (const path of [name, 'confirmacion-cybersource', 'confirmacion-fac']) {
    expect(await findFrameElements(path), path).toEqual([]);
  }
  expect(await findFrameElements(`${name}-2`)).toEqual(['header', 'footer', 'nav']);
});

test('serves page templates in previews only (CONTENT-6, CONTENT-7)', async ({ stack }) => {
  const address = `${stack.shopUrl}/en-JM/__br__pagetemplates/landing`;
  expect((await fetch(address)).status).toBe(404);
  expect(findHeading(await (await fetch(`${address}?token=${previewToken}`)).text())).toBe('Campaign title');
  const marketTemplate = `${stack.shopUrl}/en-JM/__br__pagetemplates/panama-spanish/landing?token=${previewToken}`;
  expect(findHeading(await (await fetch(marketTemplate)).text())).toBe('Título de la campaña');
});

test('ignores an endpoint in the query string (CONTENT-14)', async ({ stack }) => {
  let callCount = 0;
  const foreignServer = createServer((_request, response) => {
    callCount++;
    response.end('{}');
  });
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  try {
    const endpoint = `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}`;
    for (const path of ['/es-CR', '/es-CR/ayuda', `/es-CR/${randomUUID()}`]) {
      const response = await fetch(
        `${stack.shopUrl}${path}?endpoint=${encodeURIComponent(endpoint)}&token=${previewToken}`,
      );
      await response.body?.cancel();
    }
    expect(callCount).toBe(0);
  } finally {
    foreignServer.close();
  }
});

test('stores ad click ids in cookies for ninety days (ROUTING-63)', async ({ stack }) => {
  const response = await fetch(`${stack.shopUrl}/es-CR?gclid=Cj0KCQ&fbclid=IwAR0`);
  await response.body?.cancel();
  const cookies = response.headers.getSetCookie().join('\n');
  expect(cookies).toContain('tarima.gclid=Cj0KCQ; Max-Age=7776000; Path=/; SameSite=Lax');
  expect(cookies).toContain('tarima.fbclid=IwAR0; Max-Age=7776000');
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillOfflinePage } from './offline-page.ts';

const links = (html: string) =>
  [...html.matchAll(/<a href="(?<path>[^"]*)">(?<name>[^<]*)<\/a>/g)].map(({ groups }) => [groups?.path, groups?.name]);

describe.each([
  ['es', 'Tarjeta de membresía', 'Carrito', 'Intentar de nuevo', ['Sin conexión', 'La tienda no responde']],
  ['en', 'Membership card', 'Cart', 'Try again', ['You’re offline', 'We can’t reach the store']],
])('the offline page in %s', (language, card, cart, retry, headings) => {
  const html = readFileSync(new URL(`../../public/offline.${language}.html`, import.meta.url), 'utf8');

  it('lists the card, the cart and the pages that are kept (OFFLINE-15)', () => {
    const filled = fillOfflinePage(html, {
      isOnline: false,
      card: '/card',
      cart: '/cart',
      pages: [{ path: '/p/1?a=1&b=2', title: 'Rice <b> & "beans"' }],
    });
    expect(links(filled)).toEqual([
      ['/card', card],
      ['/cart', cart],
      ['/p/1?a=1&amp;b=2', 'Rice &lt;b&gt; &amp; &quot;beans&quot;'],
      ['', retry],
    ]);
  });

  it('lists at most eight pages (OFFLINE-15)', () => {
    const pages = Array.from({ length: 9 }, (_, index) => ({ path: `/p/${index}`, title: `Product ${index}` }));
    expect(links(fillOfflinePage(html, { card: undefined, cart: undefined, isOnline: false, pages }))).toHaveLength(9);
  });

  it('has no list when nothing is kept (OFFLINE-15)', () => {
    const filled = fillOfflinePage(html, { card: undefined, cart: undefined, isOnline: false, pages: [] });
    expect(links(filled)).toEqual([['', retry]]);
    expect(filled).not.toMatch(/<ul|%path%|<!--(?!\s*biome)/);
  });

  it('says whether the browser is offline or the store does not respond (OFFLINE-18)', () => {
    const shown = [false, true].map((isOnline) => {
      const filled = fillOfflinePage(html, { card: undefined, cart: undefined, isOnline, pages: [] });
      return [...filled.matchAll(/<(?:title|h1)>(?<text>[^<]*)</g)].map(({ groups }) => groups?.text);
    });
    expect(shown).toEqual(headings.map((heading) => [`${heading} · Tarima`, heading]));
  });
});

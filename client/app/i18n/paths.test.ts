import { getLocale, locales } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { createPathTranslator, findCanonicalPath, matchPage, pathTo, splitLocale } from './paths.ts';
import { type PageId, routeTable } from './route-table.ts';

const esCR = getLocale('es', 'CR');
const enJM = getLocale('en', 'JM');

describe('pathTo', () => {
  it('writes the country in upper case and encodes parameters and query (ROUTING-6)', () => {
    expect(pathTo('home', esCR)).toBe('/es-CR');
    expect(pathTo('pdp-slug-sku', enJM, { slug: 'cafe-molido', sku: '100234-1' })).toBe(
      '/en-JM/product/cafe-molido/100234-1',
    );
    expect(pathTo('search', esCR, {}, { q: 'café y té', page: undefined })).toBe(
      '/es-CR/busqueda?q=caf%C3%A9+y+t%C3%A9',
    );
    expect(pathTo('category', esCR, { slug0: 'abarrotes', catID: 'groceries' })).toBe(
      '/es-CR/categoria/abarrotes/groceries',
    );
  });

  it('returns a unique path for each page in all 26 locales (ROUTING-14)', () => {
    for (const locale of locales) {
      const paths = (Object.keys(routeTable) as PageId[]).map((pageId) => pathTo(pageId, locale));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('returns paths that matchPage recognizes', () => {
    for (const pageId of Object.keys(routeTable) as PageId[]) {
      for (const locale of [esCR, enJM]) {
        const rest = splitLocale(pathTo(pageId, locale))?.rest ?? '-';
        expect(matchPage(rest)?.pageId).toBe(pageId);
      }
    }
  });
});

describe('non-canonical paths', () => {
  it('accepts a lower-case prefix and rejects unknown prefixes (ROUTING-5, ROUTING-7)', () => {
    expect(splitLocale('/en-do/cart')).toMatchObject({ locale: { code: 'en-DO' }, rest: 'cart' });
    expect(splitLocale('/fr-CR/cart')).toBeUndefined();
  });

  it.each([
    'https:evil.test/es-CR/x',
    'http:\\\\evil.test/es-CR',
    'javascript:alert(1)/es-CR',
    'es-CR/cart',
    '//es-CR',
  ])('sees no locale in %s, which is no path', (address) => {
    expect(splitLocale(address)).toBeUndefined();
  });

  it('redirects a path in another case to the canonical path, whatever the case of the prefix and the parameters (ROUTING-22)', () => {
    expect(findCanonicalPath('/es-cr/Carrito', '?a=1')).toBe('/es-CR/carrito?a=1');
    expect(findCanonicalPath('/en-CR/Carrito', '')).toBe('/en-CR/cart');
    expect(findCanonicalPath('/EN-CR/Product/Rice/AB-1', '')).toBe('/en-CR/product/Rice/AB-1');
    expect(findCanonicalPath('/EN-CR/product/Rice%20x/AB-1', '')).toBeUndefined();
  });

  it('redirects a path in the other language to the canonical path, with parameters and query (ROUTING-20)', () => {
    expect(findCanonicalPath('/en-CR/carrito', '')).toBe('/en-CR/cart');
    expect(findCanonicalPath('/es-co/product/arroz/1-1', '?a=1')).toBe('/es-CO/producto/arroz/1-1?a=1');
    expect(findCanonicalPath('/es-CR/carrito', '')).toBeUndefined();
    expect(findCanonicalPath('/es-CR/menu', '')).toBeUndefined();
  });

  it('finds the same page in another locale (ROUTING-32)', () => {
    expect(createPathTranslator('/es-CR/busqueda', '?q=arroz')(enJM)).toBe('/en-JM/search?q=arroz');
    expect(createPathTranslator('/es-CR/ayuda/pagos', '?a=1')(enJM)).toBe('/en-JM/ayuda/pagos?a=1');
  });

  it('accepts malformed percent escapes (ERRORS-8)', () => {
    expect(matchPage('producto/%E0%A4%A/1-1')?.pageId).toBe('pdp-slug-sku');
  });
});

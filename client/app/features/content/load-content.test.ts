import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import type { ContentPage } from '../../server/content/blocks.ts';
import type { ContentReader } from '../../server/content/source.ts';
import { loadContent } from './load-content.ts';

const costaRica = getLocale('es', 'CR');
const returns = { translation: 'ayuda/devoluciones' } as ContentPage;

/** A content service with these pages, by language and path. */
const serviceOf = (pages: Readonly<Record<string, ContentPage>>) =>
  ({
    page: async ({ language }, path) => pages[`${language} ${path}`] ?? null,
  }) as Partial<ContentReader> as ContentReader;

it('returns the page at the path (CONTENT-1)', async () => {
  const content = serviceOf({ 'es ayuda/devoluciones': returns });
  expect(await loadContent(content, costaRica, { path: 'ayuda/devoluciones' }, '')).toBe(returns);
});

it('returns null when no language has a page at the path (CONTENT-4)', async () => {
  expect(await loadContent(serviceOf({}), costaRica, { path: 'nowhere' }, '')).toBeNull();
});

it('redirects from the path in the other language, keeping the query (ROUTING-21)', async () => {
  const content = serviceOf({ 'en help/returns': returns });
  const redirected = await loadContent(content, costaRica, { path: 'help/returns' }, '?a=1').catch((thrown) => thrown);
  expect(redirected).toMatchObject({ status: 301 });
  expect(redirected.headers.get('location')).toBe('/es-CR/ayuda/devoluciones?a=1');
});

it('throws a 503 when the content service is unavailable (CONTENT-8)', async () => {
  const content = { page: () => Promise.reject(new Error('unavailable')) } as Partial<ContentReader> as ContentReader;
  await expect(loadContent(content, costaRica, { path: 'ayuda' }, '')).rejects.toMatchObject({ init: { status: 503 } });
});

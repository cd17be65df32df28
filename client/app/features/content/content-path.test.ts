import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { createContentPathTranslator, parseContentAddress } from './content-path.ts';

describe('the document for a URL', () => {
  it('is the page id for pages of the route table, in either language (CONTENT-1)', () => {
    expect(parseContentAddress('/es-CR/membrecia/info')).toMatchObject({
      path: 'membership-info',
      pageId: 'membership-info',
    });
    expect(parseContentAddress('/en-cr/membership/info')).toMatchObject({ path: 'membership-info' });
  });

  it('is the path for other pages (CONTENT-1, CONTENT-2)', () => {
    expect(parseContentAddress('/es-CR/ayuda/devoluciones')).toEqual({ path: 'ayuda/devoluciones' });
    expect(parseContentAddress('/es-CR/temporada/ni%C3%B1os')).toEqual({ path: 'temporada/niños' });
  });

  it('is undefined for the id of a page with another path (CONTENT-5)', () => {
    expect(parseContentAddress('/es-CR/membership-info')).toBeUndefined();
    expect(parseContentAddress('/es-CR/home')).toBeUndefined();
  });

  it('has the channel of a template preview (CONTENT-6)', () => {
    expect(parseContentAddress('/es-CR/__br__pagetemplates/panama-spanish/landing')).toEqual({
      path: '__br__pagetemplates/landing',
      channel: 'panama-spanish',
    });
    expect(parseContentAddress('/es-CR/__br__pagetemplates/landing')).toEqual({ path: '__br__pagetemplates/landing' });
  });
});

describe('the path of a page in other locales', () => {
  const page = {
    id: 'help-returns',
    title: '',
    description: '',
    layout: 'default',
    translation: 'help/returns',
    top: [],
    main: [],
    isPreview: false,
  } as const;
  const pathIn = createContentPathTranslator(getLocale('es', 'CR'), 'ayuda/devoluciones', page);

  it('is the path in each language (ROUTING-29)', () => {
    expect(pathIn(getLocale('es', 'PA'))).toBe('/es-PA/ayuda/devoluciones');
    expect(pathIn(getLocale('en', 'PA'))).toBe('/en-PA/help/returns');
  });

  it('is undefined in a language without a translation (ROUTING-30)', () => {
    const untranslated = createContentPathTranslator(getLocale('es', 'CR'), 'temporada/niños', {
      ...page,
      translation: undefined,
    });
    expect(untranslated(getLocale('en', 'CR'))).toBeUndefined();
    expect(untranslated(getLocale('es', 'PA'))).toBe('/es-PA/temporada/ni%C3%B1os');
  });
});

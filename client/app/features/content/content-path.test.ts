import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { contentAddress, contentPathIn } from './content-path.ts';

describe('the document for an address', () => {
  it('is the page’s id for pages of the table, in either language (CONTENT-1)', () => {
    expect(contentAddress('/es-CR/membrecia/info')).toMatchObject({
      path: 'membership-info',
      pageId: 'membership-info',
    });
    expect(contentAddress('/en-cr/membership/info')).toMatchObject({ path: 'membership-info' });
  });

  it('is the path for the others (CONTENT-1, CONTENT-2)', () => {
    expect(contentAddress('/es-CR/ayuda/devoluciones')).toEqual({ path: 'ayuda/devoluciones' });
    expect(contentAddress('/es-CR/temporada/ni%C3%B1os')).toEqual({ path: 'temporada/niños' });
  });

  it('is none for the id of a page that has a path of its own (CONTENT-5)', () => {
    expect(contentAddress('/es-CR/membership-info')).toBeUndefined();
    expect(contentAddress('/es-CR/home')).toBeUndefined();
  });

  it('may name the channel of a template (CONTENT-6)', () => {
    expect(contentAddress('/es-CR/__br__pagetemplates/panama-spanish/landing')).toEqual({
      path: '__br__pagetemplates/landing',
      channel: 'panama-spanish',
    });
    expect(contentAddress('/es-CR/__br__pagetemplates/landing')).toEqual({ path: '__br__pagetemplates/landing' });
  });
});

describe('the same page elsewhere', () => {
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
  const pathIn = contentPathIn(getLocale('es', 'CR'), 'ayuda/devoluciones', page);

  it('has each language’s own path (ROUTING-29)', () => {
    expect(pathIn(getLocale('es', 'PA'))).toBe('/es-PA/ayuda/devoluciones');
    expect(pathIn(getLocale('en', 'PA'))).toBe('/en-PA/help/returns');
  });

  it('is nowhere in a language that it is not translated into (ROUTING-30)', () => {
    const alone = contentPathIn(getLocale('es', 'CR'), 'temporada/niños', { ...page, translation: undefined });
    expect(alone(getLocale('en', 'CR'))).toBeUndefined();
    expect(alone(getLocale('es', 'PA'))).toBe('/es-PA/temporada/ni%C3%B1os');
  });
});

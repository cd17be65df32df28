import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it, vi } from 'vitest';
import { toContentMenu, toContentPage } from './page-model.ts';
import { createPageFixture, type PageFixture } from './testing.ts';

const locale = getLocale('es', 'CR');

function read(page: PageFixture) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  return {
    page: toContentPage(createPageFixture(page), { locale, editorUrl: 'http://cms.test/edit', onError }),
    errors,
  };
}

describe('a page of the content service', () => {
  it('is mapped block by block: images, sanitised text, links in the locale (CONTENT-26)', () => {
    const { page, errors } = read({
      main: [
        {
          type: 'editorial',
          fields: {
            title: 'Por qué',
            image: { $ref: '/page/picture' },
            content: { value: '<p onclick="x()">Hola <a href="/ayuda">ayuda</a><script>alert(1)</script></p>' },
          },
        },
        { type: 'call-to-action', fields: { title: 'Ya', links: [{ label: 'Ver', href: '/categorias' }] } },
      ],
      parts: {
        picture: {
          type: 'imageset',
          data: {
            original: {
              width: 1200,
              height: 800,
              links: { site: { href: 'https://m.test/a.webp', type: 'resource' } },
            },
          },
        },
      },
    });
    expect(errors).toEqual([]);
    expect(page.main).toEqual([
      {
        type: 'editorial',
        key: 'editorial1',
        title: 'Por qué',
        image: { src: 'https://m.test/a.webp', width: 1200, height: 800 },
        content: '<p>Hola <a href="/es-CR/ayuda">ayuda</a></p>',
      },
      {
        type: 'call-to-action',
        key: 'call-to-action2',
        title: 'Ya',
        text: '',
        links: [{ label: 'Ver', href: '/es-CR/categorias' }],
      },
    ]);
  });

  it('omits blocks that cannot be shown, and reports them (CONTENT-21, CONTENT-22)', () => {
    const { page, errors } = read({
      main: [
        { type: 'marquee', fields: { title: 'X' } },
        { type: 'heading', fields: {} },
        { type: 'heading', fields: { title: 'Se queda' } },
        { type: 'heading', fields: { title: 'Escondido' }, meta: { hidden: true } },
      ],
    });
    expect(page.main.map((block) => block.key)).toEqual(['heading3']);
    expect(errors.map(String)).toEqual([
      'Error: A block cannot be shown: marquee',
      'Error: A block cannot be shown: heading',
    ]);
  });

  it('shows a block without its unsafe link (CONTENT-29)', () => {
    const { page } = read({
      main: [{ type: 'banner', fields: { title: 'X', link: { label: 'Ver', href: 'javascript:alert(1)' } } }],
    });
    expect(page.main[0]).toEqual({ type: 'banner', key: 'banner1', title: 'X', text: '' });
  });

  it('has its path in the other language, its layout, and in a preview the edit link of each block (CONTENT-18)', () => {
    const { page } = read({
      layout: 'blank',
      meta: { preview: true },
      translations: [{ locale: 'en_CR', links: { site: { href: '/en-CR/help/returns', type: 'internal' } } }],
      main: [
        {
          type: 'heading',
          fields: { title: 'X' },
          documentMeta: {
            beginNodeSpan: [
              { type: 'comment', data: '<!-- {"HST-Type":"MANAGE_CONTENT_LINK","path":"/channels/a/b"} -->' },
            ],
          },
        },
      ],
    });
    expect(page).toMatchObject({ layout: 'blank', isPreview: true, translation: 'help/returns' });
    expect(page.main[0]?.editHref).toBe('http://cms.test/edit?document=%2Fchannels%2Fa%2Fb');
  });

  it('is rejected when a reference is missing', () => {
    const model = createPageFixture({});
    expect(() => toContentPage({ ...model, page: {} }, { locale, editorUrl: '', onError: () => {} })).toThrow(
      'refers to',
    );
  });
});

it('maps a menu with its images and flags, and returns no items for a page without a menu (CONTENT-45)', () => {
  const model = createPageFixture({
    menus: {
      footer: [
        {
          name: 'Club',
          parameters: { isImage: true, imageName: 'pair/cart/sea' },
          links: { site: { href: '/clubes', type: 'internal' } },
          childMenuItems: [{ name: 'Otro', parameters: { imageName: '../../x' } }],
        },
      ],
    },
  });
  const onError = vi.fn();
  expect(toContentMenu(model, 'footer', { locale, mediaUrl: 'https://m.test', onError })).toEqual([
    {
      name: 'Club',
      href: '/es-CR/clubes',
      image: 'https://m.test/p/pair/cart/sea/96.webp',
      parameters: { isImage: true, imageName: 'pair/cart/sea' },
      items: [{ name: 'Otro', href: undefined, image: undefined, parameters: { imageName: '../../x' }, items: [] }],
    },
  ]);
  expect(toContentMenu(model, 'header', { locale, mediaUrl: 'https://m.test', onError })).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

it('omits invalid menu items, and reports them (CONTENT-45)', () => {
  const menu = [{ name: 7 }, { name: 'Club', links: { site: { href: '/clubes', type: 'internal' } } }];
  const model = createPageFixture({ menus: { footer: menu as never } });
  const onError = vi.fn();
  const items = toContentMenu(model, 'footer', { locale, mediaUrl: 'https://m.test', onError });
  expect(items.map(({ name }) => name)).toEqual(['Club']);
  expect(onError).toHaveBeenCalledOnce();
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../server/content/blocks.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import { Footer } from './footer.tsx';

const image = 'https://media.test/p/pair/cart/sea/96.webp';
const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  href: '/en-JM/x',
  image: undefined,
  parameters: {},
  items: [],
  ...more,
});
const footer = [
  item('Shop', { image, items: [item('Deals', { image }), item('Grill')] }),
  item('Club', {
    image,
    parameters: { isTitleImage: true },
    items: [
      item('Membership', { image, parameters: { isImage: true } }),
      item('Clubs', { parameters: { isStore: true } }),
      item('Elsewhere', { href: 'https://elsewhere.test/' }),
    ],
  }),
];
const namesIn = (element: HTMLElement) => [...element.querySelectorAll('a')].map(({ textContent }) => textContent);

describe.each(readers)('in $code', (locale) => {
  async function show() {
    await renderInShop(<Footer />, { locale, site: { footer } });
    const headings = screen.getAllByRole('heading', { level: 2 });
    const columns = headings.map((heading) => heading.parentElement as HTMLElement);
    return { headings, columns };
  }

  it('renders a column with heading and links for each menu item (CONTENT-46)', async () => {
    const { headings, columns } = await show();
    expect(headings.map((heading) => heading.textContent || heading.querySelector('img')?.alt)).toEqual([
      'Shop',
      'Club',
    ]);
    expect(columns.map(namesIn)).toEqual([
      ['Deals', 'Grill'],
      ['Membership', 'Clubs', 'Elsewhere'],
    ]);
  });

  it('renders the same columns as an accordion with one open at a time (CONTENT-47)', async () => {
    await show();
    const folds = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(folds.map(namesIn)).toEqual([
      ['Deals', 'Grill'],
      ['Membership', 'Clubs', 'Elsewhere'],
    ]);
    expect(folds.map((fold) => [fold.open, fold.getAttribute('name')])).toEqual([
      [false, 'footer'],
      [false, 'footer'],
    ]);
  });

  it('renders images and club icons according to the menu flags (CONTENT-48)', async () => {
    const { headings, columns } = await show();
    expect(headings.map((heading) => heading.querySelector('img')?.src)).toEqual([undefined, image]);
    const links = columns.flatMap((column) => within(column).getAllByRole('link'));
    const signs = links.map((link) => [
      link.textContent,
      [...link.children].map((sign) => sign.getAttribute('src') ?? sign.tagName),
    ]);
    expect(signs).toEqual([
      ['Deals', []],
      ['Grill', []],
      ['Membership', [image]],
      ['Clubs', ['svg']],
      ['Elsewhere', []],
    ]);
  });
});

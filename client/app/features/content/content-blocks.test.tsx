import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockOf, BlockType } from '../../server/content/blocks.ts';
import { createMoneyFactory } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ContentBlocks } from './content-blocks.tsx';

const [locale] = readers;
const link = { label: 'Go', href: '/es-CR/ayuda' };
const image = { src: 'https://media.test/p/pair/cart/sea/640.webp', width: 640, height: 640 };
const item = (title: string) => ({ title, text: `Text of ${title}`, content: `<p>Content of ${title}</p>` });
const items = [item('One'), item('Two')];
const productOf = (key: string) => ({
  key,
  name: `Product ${key}`,
  slug: key,
  brand: null,
  rating: null,
  displayVariant: {
    sku: `${key}-1`,
    images: [],
    price: {
      current: createMoneyFactory(locale)(100),
      regular: null,
      discountAmount: null,
      unitPrice: null,
      isTaxIncluded: true,
    },
    availability: { state: 'IN_STOCK', quantity: 5, restockableInDays: null },
    weightRange: null,
  },
});

const heading = (level: number) => screen.getByRole('heading', { level }).textContent;
const namesOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

/** A block of each type with a check of what it shows, as in the table "Block types" of docs/rules/content.md. */
const cases: {
  readonly [Type in BlockType]: { readonly block: Omit<BlockOf<Type>, 'key' | 'type'>; readonly check: () => void };
} = {
  alert: {
    block: { tone: 'warning', title: 'Closed', content: '<p>On Monday</p>' },
    check: () => expect(screen.getByRole('complementary')).toHaveTextContent('ClosedOn Monday'),
  },
  accordion: {
    block: { title: 'Questions', items },
    check: () => {
      const folds = screen.getAllByRole<HTMLDetailsElement>('group');
      expect(folds.map(({ open, textContent }) => [open, textContent])).toEqual([
        [false, 'OneContent of One'],
        [false, 'TwoContent of Two'],
      ]);
    },
  },
  banner: {
    block: { title: 'Grill', text: 'On Sunday', image, link },
    check: () => {
      const banner = screen.getByRole('article');
      expect(banner).toHaveTextContent('GrillOn SundayGo');
      expect(banner.querySelector('img')).toHaveAttribute('src', image.src);
    },
  },
  'call-to-action': {
    block: { title: 'Join', text: '', links: [link, { label: 'Ask', href: 'tel:+50622001122' }] },
    check: () => {
      expect(heading(2)).toBe('Join');
      expect(namesOf('link')).toEqual(['Go', 'Ask']);
    },
  },
  hero: {
    block: { title: 'Breakfast', text: 'For all', image, link },
    check: () => {
      expect(heading(2)).toBe('Breakfast');
      expect(namesOf('link')).toEqual(['Go']);
      const picture = document.querySelector('img');
      expect(picture).toHaveAttribute('src', image.src);
      // The part of a page that a browser has received does not move when the rest arrives.
      expect(picture?.compareDocumentPosition(screen.getByText('Breakfast'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  },
  heading: {
    block: { title: 'Help', intro: 'What we are asked' },
    check: () => {
      expect(heading(2)).toBe('Help');
      expect(screen.getByText('What we are asked')).toBeVisible();
    },
  },
  'product-card': {
    block: { title: 'Coffee', search: 'coffee', limit: 2 },
    check: () => {
      const row = screen.getByRole('region', { name: 'Coffee' });
      const products = within(row).getAllByRole('article');
      expect(products.map((product) => within(product).getByRole('heading').textContent)).toEqual([
        'Product a',
        'Product b',
      ]);
    },
  },
  list: {
    block: { title: 'Services', layout: 'cards', items },
    check: () => expect(namesOf('listitem')).toEqual(['OneText of One', 'TwoText of Two']),
  },
  link: {
    block: { ...link, description: 'Help' },
    check: () => expect(screen.getByRole('link', { name: /^Help ?Go$/ })).toHaveAttribute('href', link.href),
  },
  tabs: {
    block: { title: 'Ways', items },
    check: () => {
      expect(namesOf('tab')).toEqual(['One', 'Two']);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('One');
      expect(namesOf('tabpanel')[0]).toBe('Content of One');
    },
  },
  carousel: {
    block: { title: 'Seasons', slides: items },
    check: () => {
      expect(namesOf('listitem')).toEqual(['OneText of One', 'TwoText of Two']);
      expect(screen.getAllByRole('button')).toHaveLength(2);
    },
  },
  steps: {
    block: { title: 'How', items },
    check: () => {
      expect(document.querySelectorAll('ol > li')).toHaveLength(2);
      expect(namesOf('listitem')).toEqual(['1OneText of One', '2TwoText of Two']);
    },
  },
  editorial: {
    block: { title: 'About', content: '<p>Since 1998</p>', image },
    check: () => {
      expect(heading(2)).toBe('About');
      expect(screen.getByText('Since 1998')).toBeVisible();
      expect(document.querySelector('img')).toHaveAttribute('src', image.src);
    },
  },
  gallery: {
    block: { title: 'Clubs', pictures: [{ image, alt: 'The door', caption: 'Escazú' }] },
    check: () => {
      expect(within(screen.getByRole('figure')).getByRole('img', { name: 'The door' })).toBeVisible();
      expect(screen.getByText('Escazú')).toBeVisible();
    },
  },
};
const types = Object.keys(cases) as BlockType[];

it('lets the email address of a link break after "@" and dots only (CONTENT-53)', async () => {
  const label = 'socios@tarima.test';
  const block = { key: '1', type: 'link', label, href: `mailto:${label}`, description: '' } as const;
  await renderInShop(<ContentBlocks blocks={[block]} />, { locale });
  expect(screen.getByRole('link', { name: label }).innerHTML).toContain('socios@<wbr>tarima.<wbr>test');
});

it('has a case for each of the fourteen block types (CONTENT-20)', () => {
  expect(types).toHaveLength(14);
});

it.each(types)('renders a block of type %s (CONTENT-20)', async (type) => {
  const { block, check } = cases[type];
  const responses = { ProductRow: { products: { items: ['a', 'b', 'c'].map(productOf) } } };
  const fullBlock = { ...block, key: '1', type } as BlockOf<BlockType>;
  await renderInShop(<ContentBlocks blocks={[fullBlock]} />, { locale, responses });
  if (type === 'product-card') await screen.findByRole('region');
  check();
});

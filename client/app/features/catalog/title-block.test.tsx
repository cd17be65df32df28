import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProduct } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { TitleBlock } from './title-block.tsx';

it('shows the brand of the product (CATALOG-42)', async () => {
  const [locale] = readers;
  await renderInShop(<TitleBlock sku="coffee-1" product={createProduct({ brand: 'Finca' })} />, { locale });
  expect(screen.getByText('Finca')).toBeVisible();
});

it.each(readers)(
  'shows the icon of the members’ selection on its products only, in $code (CATALOG-49)',
  async (locale) => {
    const block = (isMembersSelection: boolean) => (
      <TitleBlock sku="coffee-1" product={createProduct({ isMembersSelection })} />
    );
    const { translate } = await renderInShop(block(true), { locale });
    const icon = screen.getByText(translate('Members’ selection')).querySelector('svg');
    expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['59', '24']);
    cleanup();
    await renderInShop(block(false), { locale });
    expect(screen.queryByText(translate('Members’ selection'))).toBeNull();
  },
);

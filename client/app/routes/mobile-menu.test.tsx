import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathTo } from '../i18n/paths.ts';
import { categories } from '../testing/modal-cases.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import MobileMenu from './mobile-menu.tsx';

const [locale] = readers;

it('shows each menu level at a separate URL with the key of its category (CATALOG-70)', async () => {
  const { user, address } = await renderInShop(<MobileMenu />, {
    locale,
    responses: { CategoryMenu: { allCategories: categories } },
  });
  const food = await screen.findByRole('link', { name: 'Comida' });
  expect(screen.queryByRole('link', { name: 'Arroz' })).toBeNull();
  await user.click(food);
  expect(await screen.findByRole('link', { name: 'Arroz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hogar' })).toBeNull();
  expect(address()).toBe(pathTo('mobile-menu', locale, {}, { in: 'food' }));
});

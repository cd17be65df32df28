import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { PromotionTags } from './promotion-tags.tsx';

const tag = (id: string, name: string, color: string, textColor: string) => ({
  __typename: 'Promotion' as const,
  id,
  name,
  color,
  textColor,
});

it('shows each promotion with its name and colours (CATALOG-56)', async () => {
  const [locale] = readers;
  const promotions = [tag('1', 'Ahorro del mes', '#C2255C', '#FFFFFF'), tag('2', 'Solo socios', '#FFB81C', '#1C1B19')];
  await renderInShop(<PromotionTags promotions={promotions} />, { locale });
  const [saving, members] = screen.getAllByRole('listitem');
  expect(saving).toHaveTextContent(/^Ahorro del mes$/);
  expect(saving).toHaveStyle({ backgroundColor: '#C2255C', color: '#FFFFFF' });
  expect(members).toHaveTextContent(/^Solo socios$/);
  expect(members).toHaveStyle({ backgroundColor: '#FFB81C', color: '#1C1B19' });
});

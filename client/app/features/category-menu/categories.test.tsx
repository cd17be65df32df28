import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { categories } from '../../testing/modal-cases.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  async function open(responses: Responses = { CategoryMenu: { allCategories: categories } }) {
    const shop = await renderInShop(<ModalOpener name="categories" args={{}} />, { locale, responses });
    await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
    const modal = await screen.findByRole('dialog', { name: shop.translate('All categories') });
    const link = (name: string) => within(modal).findByRole('link', { name });
    return { ...shop, modal, link };
  }

  it('can be navigated with the arrow keys (CATALOG-68)', async () => {
    const { user, translate, link } = await open();
    const food = await link('Comida');
    const home = await link('Hogar');
    food.focus();
    await user.keyboard('{ArrowDown}');
    expect(home).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(await link(translate('Everything in {0}', { 0: 'Comida' }))).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await link('Arroz')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(food).toHaveFocus();
  });

  it('closes when a link is followed (CATALOG-69)', async () => {
    const { user, modal, link, address } = await open();
    const before = address();
    await user.click(await link('Hogar'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(address()).not.toBe(before);
  });

  it('shows that the categories could not be loaded (CATALOG-71)', async () => {
    const { translate, modal } = await open({ CategoryMenu: failWithCode('UPSTREAM_UNAVAILABLE') });
    const message = translate('We couldn’t load the categories. Try again.');
    expect(await within(modal).findByRole('alert')).toHaveTextContent(message);
  });
});

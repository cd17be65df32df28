import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readers, renderInShop } from '../testing/render.tsx';
import { SearchBox } from './search-box.tsx';

// One document runs all tests, and has one first interaction.
const interaction = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../ui/first-interaction.ts', () => ({
  loadOnInteraction: (load: () => Promise<unknown>) => interaction.promise.then(load),
}));

describe.each(readers)('in $code', (locale) => {
  beforeEach(() => void Object.assign(interaction, Promise.withResolvers<void>()));

  async function show() {
    const shop = await renderInShop(<SearchBox />, { locale });
    const name = shop.translate('Search products');
    return { ...shop, name, findSuggestingField: () => screen.findByRole<HTMLInputElement>('combobox', { name }) };
  }

  it('gets suggestions with the first interaction (ROUTING-67)', async () => {
    const { name, findSuggestingField } = await show();
    expect(screen.getByRole('searchbox', { name })).toBeVisible();
    interaction.resolve();
    expect(await findSuggestingField()).toHaveValue('');
  });

  it('keeps text, focus and selection of a field that is used meanwhile (ROUTING-67)', async () => {
    const { name, findSuggestingField } = await show();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name });
    field.focus();
    fireEvent.input(field, { target: { value: 'leche' } });
    field.setSelectionRange(2, 4);
    interaction.resolve();
    const replaced = await findSuggestingField();
    expect(replaced).toHaveValue('leche');
    expect(replaced).toHaveFocus();
    expect([replaced.selectionStart, replaced.selectionEnd]).toEqual([2, 4]);
    expect(replaced).toHaveAttribute('aria-expanded', 'true');
  });
});

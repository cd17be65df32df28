import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readers, renderInShop } from '../testing/render.tsx';
import { SearchBox } from './search-box.tsx';

describe.each(readers)('in $code', (locale) => {
  async function show() {
    const shop = await renderInShop(<SearchBox />, { locale });
    const name = shop.translate('Search products');
    return { ...shop, name, findSuggestingField: () => screen.findByRole<HTMLInputElement>('combobox', { name }) };
  }

  it('gets suggestions with the first interaction (ROUTING-67)', async () => {
    const { name, findSuggestingField } = await show();
    expect(screen.getByRole('searchbox', { name })).toBeVisible();
    fireEvent.pointerMove(document.body);
    expect(await findSuggestingField()).toHaveValue('');
  });

  it('keeps text, focus and selection of a field that is used meanwhile (ROUTING-67)', async () => {
    const { name, findSuggestingField } = await show();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name });
    field.focus();
    fireEvent.input(field, { target: { value: 'leche' } });
    field.setSelectionRange(2, 4);
    const replaced = await findSuggestingField();
    expect(replaced).toHaveValue('leche');
    expect(replaced).toHaveFocus();
    expect([replaced.selectionStart, replaced.selectionEnd]).toEqual([2, 4]);
    expect(replaced).toHaveAttribute('aria-expanded', 'true');
  });
});

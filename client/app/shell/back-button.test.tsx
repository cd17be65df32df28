import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../i18n/paths.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import { BackButton } from './back-button.tsx';

describe.each(readers)('in $code', (locale) => {
  it('the Back button opens a page of the shop that editors have set, in the same window (ROUTING-44)', async () => {
    const backLink = pathTo('categories', locale);
    const { user, translate, address } = await renderInShop(<BackButton />, { locale, site: { words: { backLink } } });
    const link = screen.getByRole('link', { name: translate('Back') });
    expect(link).not.toHaveAttribute('target');
    await user.click(link);
    expect(address()).toBe(backLink);
  });

  it('the Back button opens another site that editors have set in a new window (ROUTING-44)', async () => {
    const backLink = 'https://club.example/';
    const { translate } = await renderInShop(<BackButton />, { locale, site: { words: { backLink } } });
    const link = screen.getByRole('link', { name: translate('Back') });
    expect(link).toHaveAttribute('href', backLink);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('the Back button is not a link when editors have set none (ROUTING-44)', async () => {
    const { translate } = await renderInShop(<BackButton />, { locale });
    expect(screen.getByRole('button', { name: translate('Back') })).toBeEnabled();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

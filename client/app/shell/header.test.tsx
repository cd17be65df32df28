import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../i18n/paths.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import { Header } from './header.tsx';

describe.each(readers)('in $code', (locale) => {
  it('the logo of phones has the link that editors have set, that of desktops leads home (CONTENT-38)', async () => {
    const phone = pathTo('featured-categories', locale);
    const words = { phoneLogoLink: phone, phoneLogoName: 'Tarima, featured' };
    const { translate } = await renderInShop(<Header />, { locale, site: { words } });
    const home = screen.getByRole('link', { name: translate('Tarima, home') });
    expect(home).toHaveAttribute('href', pathTo('home', locale));
    expect(home).toHaveClass('hidden', 'md:inline-flex');
    const featured = screen.getByRole('link', { name: 'Tarima, featured' });
    expect(featured).toHaveAttribute('href', phone);
    expect(featured).toHaveClass('md:hidden');
  });

  it('both logos lead home without that link (CONTENT-38)', async () => {
    const { translate } = await renderInShop(<Header />, { locale });
    const links = screen.getAllByRole('link', { name: translate('Tarima, home') });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([pathTo('home', locale), pathTo('home', locale)]);
  });
});

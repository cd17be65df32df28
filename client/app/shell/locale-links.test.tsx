import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readers, renderInShop } from '../testing/render.tsx';
import { CountryLink } from './locale-links.tsx';

describe.each(readers)('in $code', (locale) => {
  it.each([true, false])(
    'the country selector has the flag and the name of the market (ROUTING-36)',
    async (withName) => {
      await renderInShop(<CountryLink withName={withName} />, { locale });
      const { code, name } = locale.market;
      const link = screen.getByRole('link', { name: new RegExp(`${name[locale.language]}$`) });
      const flag = expect.stringMatching(new RegExp(`(?:/|flag-icons-)${code.toLowerCase()}\\b`));
      expect(link.querySelector('img')).toHaveAttribute('src', flag);
    },
  );
});

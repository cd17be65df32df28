import { getLocale } from '@tarima/markets/locale';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/render.tsx';
import { LegalLine } from './legal-line.tsx';

it.each([
  ['CR', '2027-01-01T05:59:59Z', '2026'],
  ['CR', '2027-01-01T06:00:00Z', '2027'],
  ['VI', '2027-01-01T03:59:59Z', '2026'],
  ['VI', '2027-01-01T04:00:00Z', '2027'],
])(
  "names the company and the year in the market's time zone: in %s at %s it is %s (CONTENT-50)",
  async (market, now, year) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const words = { company: 'Tarima Centro, S. A.' };
    await renderInShop(<LegalLine />, { locale: getLocale('en', market), site: { words } });
    expect(screen.getByText(new RegExp(`^© ${year} ${words.company} `))).toBeVisible();
  },
);

it('shows the version with its build, and contains the commit in a hidden element (CONTENT-51)', async () => {
  await renderInShop(<LegalLine />);
  expect(screen.getByText('V.1.0.0:1')).toBeVisible();
  expect(document.querySelector('[data-commit]')).toHaveAttribute('data-commit', 'commit-1');
  expect(document.querySelector('[data-commit]')).not.toBeVisible();
});

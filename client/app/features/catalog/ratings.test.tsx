import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { Ratings } from './ratings.tsx';

const shares = [
  [5, 5],
  [4, 2],
  [3, 0],
  [2, 0],
  [1, 1],
] as const;

const rating = {
  __typename: 'Rating' as const,
  average: 4.25,
  count: 8,
  distribution: shares.map(([stars, count]) => ({ __typename: 'RatingCount' as const, stars, count })),
};

describe.each(readers)('in $code', (locale) => {
  it('shows the average, the number of reviews and the share of each number of stars (CATALOG-40)', async () => {
    const { translate } = await renderInShop(<Ratings rating={rating} />, { locale });
    const figure = locale.language === 'es' ? '4,3' : '4.3';
    expect(screen.getByText(translate('{figure} out of 5 stars', { figure }))).toBeVisible();
    expect(
      screen.getByText(translate('{count, plural, one {# rating} other {# ratings}}', { count: 8 })),
    ).toBeVisible();
    const [, ...rows] = screen.getAllByRole('row');
    const shown = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      Number.parseInt(within(row).getByRole('cell').textContent ?? '', 10),
    ]);
    const starsOf = (stars: number) => translate('{stars, plural, one {# star} other {# stars}}', { stars });
    expect(shown).toEqual([
      [starsOf(5), 63],
      [starsOf(4), 25],
      [starsOf(3), 0],
      [starsOf(2), 0],
      [starsOf(1), 13],
    ]);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clubOf } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ClubMap } from './club-map.tsx';

describe.each(readers)('in $code', (locale) => {
  const clubs = [clubOf(locale, 1), clubOf(locale, 2)].map((club) => ({ __typename: 'Club' as const, ...club }));
  const [first, second] = clubs.map(({ key }) => key);

  it('is named after its country, and its buttons after what they do', async () => {
    const map = <ClubMap places={clubs} selected={first ?? ''} canChoose={() => true} onSelect={() => {}} />;
    const { words } = await renderInShop(map, { locale });
    const name = words('Clubs in {country}', { country: locale.market.name[locale.language] });
    const shown = await screen.findByRole('group', { name });
    expect(within(shown).getByRole('button', { name: words('Zoom in') })).toBeVisible();
    expect(within(shown).getByRole('button', { name: words('Zoom out') })).toBeVisible();
  });

  it('chooses a club by its pin, and only those that can be chosen', async () => {
    const onSelect = vi.fn();
    const canChoose = (key: string) => key === second;
    const map = <ClubMap places={clubs} selected={null} canChoose={canChoose} onSelect={onSelect} />;
    const { user } = await renderInShop(map, { locale });
    await user.click(await screen.findByRole('button', { name: 'Club 2' }));
    expect(onSelect).toHaveBeenCalledWith(second);
    expect(screen.queryByRole('button', { name: 'Club 1' })).toBeNull();
  });
});

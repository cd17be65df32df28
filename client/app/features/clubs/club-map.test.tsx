import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClub } from '../../testing/fixtures.ts';
import { findZoomLimits, getShownTile, getTile, mapTiles } from '../../testing/map.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ClubMap } from './club-map.tsx';

describe.each(readers)('in $code', (locale) => {
  const clubs = [createClub(locale, 1), createClub(locale, 2)].map((club) => ({
    __typename: 'Club' as const,
    ...club,
  }));
  const [first, second] = clubs.map(({ key }) => key);

  it('has accessible names for the map and its buttons', async () => {
    const map = <ClubMap places={clubs} selected={first ?? ''} canChoose={() => true} onSelect={() => {}} />;
    const { translate } = await renderInShop(map, { locale });
    const name = translate('Clubs in {country}', { country: locale.market.name[locale.language] });
    const shown = await screen.findByRole('group', { name });
    expect(within(shown).getByRole('button', { name: translate('Zoom in') })).toBeVisible();
    expect(within(shown).getByRole('button', { name: translate('Zoom out') })).toBeVisible();
  });

  it('opens at zoom 11 and can be zoomed from 8 to 20 (CLUBS-19)', async () => {
    const map = <ClubMap places={clubs} selected={second ?? ''} canChoose={() => true} onSelect={() => {}} />;
    const { translate } = await renderInShop(map, { locale, settings: { mapTiles } });
    const shown = await screen.findByRole('group');
    await waitFor(() => expect(getShownTile(shown)).toBe(getTile(createClub(locale, 2), 11)));
    const buttons = { zoomIn: translate('Zoom in'), zoomOut: translate('Zoom out') };
    expect(findZoomLimits(shown, buttons)).toEqual({ minimum: 8, maximum: 20 });
  });

  it('chooses a club by its pin, if the club is selectable (CLUBS-18)', async () => {
    const onSelect = vi.fn();
    const canChoose = (key: string) => key === second;
    const map = <ClubMap places={clubs} selected={null} canChoose={canChoose} onSelect={onSelect} />;
    const { user } = await renderInShop(map, { locale });
    await user.click(await screen.findByRole('button', { name: 'Club 2' }));
    expect(onSelect).toHaveBeenCalledWith(second);
    expect(screen.queryByRole('button', { name: 'Club 1' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCart, createClub, createShellResponse } from '../testing/fixtures.ts';
import { readers, renderInShop, type ShopOptions } from '../testing/render.tsx';
import ClubsAndLocations from './clubs-and-locations.tsx';

describe.each(readers)('in $code', (locale) => {
  const clubs = [
    createClub(locale, 1, { city: 'Alajuela', openingHours: '9:00 - 20:00' }),
    createClub(locale, 2, { city: 'Heredia', openingHours: '10:00 - 18:00' }),
    createClub(locale, 3, { city: 'Cartago', openingHours: '8:00 - 21:00', offersPickup: false }),
  ];
  const [own, other, closed] = clubs;

  async function show(options: ShopOptions = {}) {
    const shop = await renderInShop(<ClubsAndLocations />, {
      locale,
      shell: { clubKey: own?.key ?? null, pickupClubKey: own?.key ?? null },
      ...options,
      responses: { Shell: createShellResponse(locale, { clubs }), ...options.responses },
    });
    const card = (name = '') => {
      const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
      if (!found) throw new Error(`The page has no club ${name}.`);
      return within(found);
    };
    return { ...shop, card };
  }

  it('lists all clubs with name, address, city and opening hours (CLUBS-49)', async () => {
    await show();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(clubs.length);
    for (const [index, { name, address, city, openingHours }] of clubs.entries()) {
      for (const text of [name, address, city, openingHours]) expect(cards[index]).toHaveTextContent(text);
    }
  });

  it('opens the club list with the club preselected while the cart has items, and changes nothing yet (CLUBS-52)', async () => {
    const cart = createCart(locale);
    const { user, card, graph } = await show({
      viewer: { cart },
      responses: {
        ClubPlaces: createShellResponse(locale, { clubs }),
        CartPreviewAtClub: { cart: { ...cart, previewAtClub: null } },
      },
    });
    await user.click(card(other?.name).getByRole('button'));
    const list = await screen.findByRole('dialog');
    expect(within(list).getByRole('radio', { name: new RegExp(`^${other?.name}`) })).toBeChecked();
    expect(graph.getRequests('SetDelivery')).toEqual([]);
    expect(document.cookie).not.toContain('tarima.club');
  });

  it('has no button for a club where orders cannot be picked up (CLUBS-53)', async () => {
    const { card } = await show();
    expect(card(closed?.name).queryByRole('button')).toBeNull();
    expect(card(other?.name).getByRole('button')).toBeEnabled();
  });
});

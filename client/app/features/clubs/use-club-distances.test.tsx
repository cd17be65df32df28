import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberAddress } from '../../session/chosen-address.ts';
import {
  createAddress,
  createCart,
  createClub,
  createMember,
  createPickup,
  createShellResponse,
} from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { useClubDistances } from './use-club-distances.ts';

const [locale] = readers;
const clubs = [createClub(locale, 1), createClub(locale, 2), createClub(locale, 3)];

/** Saved addresses at the positions of the clubs with the same numbers. */
const addresses = clubs.map(({ latitude, longitude }, index) =>
  createAddress(locale, `${index + 1}`, { latitude, longitude, isDefault: index === 0 }),
);

function Nearest() {
  const { places, kilometres, from } = useClubDistances();
  const nearest = places.find(({ key }) => kilometres.get(key) === 0);
  return nearest && <p>{`${nearest.name} from ${from}`}</p>;
}

const home = { ...createPickup(null), method: 'DELIVERY', addressId: '3', address: createAddress(locale, '3').address };
const deliveredHome = createCart(locale, { delivery: home });
const pickedUp = createCart(locale);
it.each([
  ['the delivery address of the cart', 3, { cart: deliveredHome, chosenId: '2' }],
  ['the address that was chosen before there was a cart', 2, { cart: null, chosenId: '2' }],
  ['the default address, without a choice', 1, { cart: null, chosenId: null }],
  ['the default address, for a pickup', 1, { cart: pickedUp, chosenId: null }],
  ['the default address, when the chosen one was deleted', 1, { cart: null, chosenId: '9' }],
])('measures distances from %s (CLUBS-22)', async (_from, club, { cart, chosenId }) => {
  const me = createMember(locale, { addresses });
  if (chosenId) rememberAddress({ id: chosenId, alias: 'Casa', clubKey: undefined });
  const shell = createShellResponse(locale, { clubs });
  await renderInShop(<Nearest />, {
    locale,
    viewer: { me, cart },
    responses: { Shell: shell, ClubPlaces: shell, HomePositions: { me } },
  });
  expect(await screen.findByText(`Club ${club} from address`)).toBeVisible();
});

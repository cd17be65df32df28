import type { Locale } from '@tarima/markets/locale';
import { screen } from '@testing-library/react';
import { useCartPageSuspenseQuery } from '../features/delivery/cart-page.gen.ts';
import { DeliveryChoice } from '../features/delivery/delivery-choice.tsx';
import { createAddress, createCart, createClub, createMember } from './fixtures.ts';
import type { Data, Responses } from './graph.ts';
import { renderInShop } from './render.tsx';

function Choice() {
  const { cart, me } = useCartPageSuspenseQuery().data;
  return cart && <DeliveryChoice cart={cart} me={me} />;
}

/** The shopper and their cart, and responses beside those of the page. */
interface Shopper {
  readonly cart?: object;
  readonly addresses?: readonly object[];
  readonly me?: object | null;
  readonly clubKey?: string | null;
  readonly responses?: Responses;
}

/** Members, carts and addresses for tests of the choice between pickup and home delivery, and a page that shows it. */
export function createDeliveryScenario(locale: Locale) {
  const club = createClub(locale, 1);
  const home = createAddress(locale, '1', { isDefault: true });
  const office = createAddress(locale, '2');
  const far = createAddress(locale, '3', { isDeliverable: false });
  const atClub = createCart(locale);

  /** Renders the choice of a shopper, by default a member whose cart is picked up at `club`. */
  async function show({
    cart = atClub,
    addresses = [home, office],
    me,
    clubKey = club.key,
    responses = {},
  }: Shopper = {}) {
    const viewer = { cart, me: me === undefined ? createMember(locale, { addresses }) : me, guestCart: null };
    /** The server's cart: later queries return the result of the last command. */
    let serverCart: object = cart;
    const { SetDelivery: setDeliveryResponse = {}, ...others } = responses;
    const setDelivery = () => {
      const result = setDeliveryResponse as Partial<ReturnType<typeof moved>>;
      serverCart = result.setCartDelivery?.cart ?? serverCart;
      return setDeliveryResponse as Data;
    };
    const shop = await renderInShop(<Choice />, {
      locale,
      page: 'x',
      viewer,
      shell: { clubKey, pickupClubKey: clubKey },
      responses: {
        CartPage: () => ({ ...viewer, cart: serverCart }),
        DeliveryWindows: () => ({ cart: serverCart }),
        HomeClub: { homeDelivery: { addressId: '1', club } },
        HomePositions: { me: viewer.me },
        CartPreviewAtAddress: { cart: { ...cart, previewAtAddress: null } },
        SetDelivery: setDelivery,
        ...others,
      },
    });
    const pickUp = await screen.findByRole('radio', { name: shop.translate('Pick up at a club') });
    const delivery = screen.getByRole('radio', { name: shop.translate('Home delivery') });
    const button = (message: string, values?: Record<string, unknown>) =>
      screen.getByRole('button', { name: shop.translate(message, values) });
    return { ...shop, pickUp, delivery, button };
  }

  /** The delivery of a cart to the address `id`. */
  const deliveryTo = (id: string, more: object = {}) => ({
    method: 'DELIVERY',
    speed: 'NEXT_DAY',
    addressId: id,
    addressProblem: null,
    window: null,
    address: createAddress(locale, id).address,
    club: createClub(locale, 2),
    ...more,
  });

  /** The response to a change of the delivery. */
  const moved = (delivery: object) => ({
    setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart: createCart(locale, { version: 2, delivery }) },
  });
  return { club, home, office, far, atClub, deliveryTo, moved, show };
}

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberAddress } from '../../session/chosen-address.ts';
import { addressOf, cartOf, memberOf, pickupAt } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DeliverySelector } from './delivery-selector.tsx';

const header = <DeliverySelector variant="header" />;

describe.each(readers)('in $code', (locale) => {
  const delivery = {
    ...pickupAt(null),
    method: 'DELIVERY',
    addressId: '1',
    address: addressOf(locale, '1').address,
  };
  const viewerOf = (more: object) => ({
    me: memberOf(locale),
    cart: cartOf(locale, { delivery: { ...delivery, ...more } }),
  });

  it('names the address to which the cart is delivered (DELIVERY-48)', async () => {
    const { words } = await renderInShop(header, { locale, viewer: viewerOf({}) });
    expect(screen.getByRole('link')).toHaveTextContent(`${words('Deliver to')} Casa 1`);
  });

  it.each(['CHANGED', 'DELETED', 'NOT_DELIVERABLE'])(
    'prompts for a choice when the address is %s (DELIVERY-49)',
    async (addressProblem) => {
      const { words } = await renderInShop(header, { locale, viewer: viewerOf({ addressProblem }) });
      expect(screen.getByRole('link')).toHaveTextContent(words('Pickup or delivery?'));
    },
  );

  it('names the address that was chosen before there is a cart (DELIVERY-41, DELIVERY-48)', async () => {
    rememberAddress({ id: '1', alias: 'Casa 1', clubKey: undefined });
    const { words } = await renderInShop(header, { locale, viewer: { me: memberOf(locale) } });
    expect(screen.getByRole('link')).toHaveTextContent(`${words('Deliver to')} Casa 1`);
  });

  it('prompts for a choice without club and address (DELIVERY-50)', async () => {
    const { words } = await renderInShop(header, { locale });
    expect(screen.getByRole('link')).toHaveTextContent(words('Pickup or delivery?'));
  });
});

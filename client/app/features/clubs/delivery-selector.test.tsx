import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberAddress } from '../../session/chosen-address.ts';
import { createAddress, createCart, createMember, createPickup } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DeliverySelector } from './delivery-selector.tsx';

const header = <DeliverySelector variant="header" />;

describe.each(readers)('in $code', (locale) => {
  const delivery = {
    ...createPickup(null),
    method: 'DELIVERY',
    addressId: '1',
    address: createAddress(locale, '1').address,
  };
  const viewerOf = (more: object) => ({
    me: createMember(locale),
    cart: createCart(locale, { delivery: { ...delivery, ...more } }),
  });

  it('names the address to which the cart is delivered (DELIVERY-48)', async () => {
    const { translate } = await renderInShop(header, { locale, viewer: viewerOf({}) });
    expect(screen.getByRole('link')).toHaveTextContent(`${translate('Deliver to')} Casa 1`);
  });

  it.each(['CHANGED', 'DELETED', 'NOT_DELIVERABLE'])(
    'prompts for a choice when the address is %s (DELIVERY-49)',
    async (addressProblem) => {
      const { translate } = await renderInShop(header, { locale, viewer: viewerOf({ addressProblem }) });
      expect(screen.getByRole('link')).toHaveTextContent(translate('Pickup or delivery?'));
    },
  );

  it('names the address that was chosen before there is a cart (DELIVERY-41, DELIVERY-48)', async () => {
    rememberAddress({ id: '1', alias: 'Casa 1', clubKey: undefined });
    const { translate } = await renderInShop(header, { locale, viewer: { me: createMember(locale) } });
    expect(screen.getByRole('link')).toHaveTextContent(`${translate('Deliver to')} Casa 1`);
  });

  it('prompts for a choice without club and address (DELIVERY-50)', async () => {
    const { translate } = await renderInShop(header, { locale });
    expect(screen.getByRole('link')).toHaveTextContent(translate('Pickup or delivery?'));
  });
});

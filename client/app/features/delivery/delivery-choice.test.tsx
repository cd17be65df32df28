import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createDeliveryScenario } from '../../testing/delivery.tsx';
import { createCart, createMember, createPickup, createShellResponse } from '../../testing/fixtures.ts';
import { failWithCode } from '../../testing/graph.ts';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { club, home, office, far, atClub, deliveryTo, moved, show } = createDeliveryScenario(locale);

  it('shows the pickup club with a button to choose another one (DELIVERY-20)', async () => {
    const { user, translate, pickUp, delivery, button } = await show({
      responses: { ClubPlaces: createShellResponse(locale) },
    });
    expect(pickUp).toBeChecked();
    expect(delivery).not.toBeChecked();
    expect(screen.getByText(club.name)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(button('Choose another club'));
    expect(await screen.findByRole('dialog', { name: translate('Where will you pick up?') })).toBeVisible();
  });

  it.each([
    ['the chosen address', deliveryTo('2'), office, home],
    ['the default address, before another one is chosen', createPickup(club), home, office],
  ])(
    'shows the alias and the street of %s, and a button to edit it (DELIVERY-22)',
    async (_which, delivery, shown, other) => {
      const { button } = await show({ cart: createCart(locale, { delivery }) });
      const { alias, streetText } = shown.address;
      expect(screen.getByText(alias)).toBeVisible();
      expect(screen.getByText(streetText)).toBeVisible();
      expect(screen.queryByText(other.address.streetText)).toBeNull();
      expect(button('Edit {0}', { 0: alias })).toBeEnabled();
    },
  );

  it('saves the chosen club for pickup when it is the club of the cart already (DELIVERY-38)', async () => {
    const { user, graph, pickUp } = await show({
      cart: createCart(locale, { delivery: deliveryTo('1', { club }) }),
      responses: { SetDelivery: moved(createPickup(club)) },
    });
    await user.click(pickUp);
    await waitFor(() => expect(pickUp).toBeChecked());
    expect(graph.getRequests('SetDelivery')).toMatchObject([
      { input: { method: 'PICK_UP_IN_CLUB', clubKey: club.key } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the club list for pickup when the cart is at another club (DELIVERY-38)', async () => {
    const { user, graph, pickUp } = await show({
      cart: createCart(locale, { delivery: deliveryTo('1') }),
      responses: {
        ClubPlaces: createShellResponse(locale),
        CartPreviewAtClub: { cart: { ...atClub, previewAtClub: null } },
      },
    });
    await user.click(pickUp);
    const list = await screen.findByRole('dialog');
    expect(within(list).getAllByRole('radio')).toHaveLength(2);
    expect(graph.getRequests('SetDelivery')).toEqual([]);
  });

  it('chooses the first deliverable address for home delivery (DELIVERY-37)', async () => {
    const { user, graph, delivery } = await show({
      addresses: [far, home, office],
      responses: { SetDelivery: moved(deliveryTo('1')) },
    });
    await user.click(delivery);
    await waitFor(() => expect(delivery).toBeChecked());
    expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { method: 'DELIVERY', addressId: '1' } }]);
    expect(graph.getRequests('SetDelivery')[0]?.input).not.toHaveProperty('fitToStock');
    await waitFor(() => expect(document.cookie).toContain('tarima.address=1'));
  });

  it('chooses another address and remembers it (DELIVERY-35)', async () => {
    const { user, translate, graph, button } = await show({
      cart: createCart(locale, { delivery: deliveryTo('1') }),
      addresses: [home, office, far],
      responses: { SetDelivery: moved(deliveryTo('2')) },
    });
    await user.click(button('Choose another address'));
    const modal = await screen.findByRole('dialog', { name: translate('Where should we deliver?') });
    expect(within(modal).getByRole('radio', { name: /Casa 1/ })).toBeChecked();
    expect(within(modal).getByRole('radio', { name: /Casa 3/ }), 'outside the delivery area').toBeDisabled();
    expect(modal).toHaveTextContent(translate('Outside our delivery area'));
    await user.click(within(modal).getByRole('radio', { name: /Casa 2/ }));
    await user.click(within(modal).getByRole('button', { name: translate('Deliver here') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { addressId: '2' } }]));
  });

  const deliveredCart = createCart(locale, { delivery: deliveryTo('1') });
  it.each([
    ['pickup without a chosen club', 'Pick up at a club', { clubKey: null, cart: deliveredCart }],
    ['home delivery as a guest', 'Home delivery', { me: null }],
    ['home delivery without an address', 'Home delivery', { addresses: [] }],
    ['home delivery with addresses that no club delivers to', 'Home delivery', { addresses: [far] }],
  ])('opens the delivery preferences for %s (DELIVERY-39)', async (_what, option, shopper) => {
    const { user, translate, graph } = await show(shopper);
    const name = translate(option);
    await user.click(screen.getByRole('radio', { name }));
    const modal = await screen.findByRole('dialog', { name: translate('Pickup or delivery') });
    expect(await within(modal).findByRole('radio', { name })).toBeChecked();
    expect(within(modal).getByRole('button', { name: translate('Save') })).toBeDisabled();
    expect(graph.getRequests('SetDelivery')).toEqual([]);
  });

  it('reverts a refused choice and shows the message (DELIVERY-33)', async () => {
    const message = 'No se entrega ahí.';
    const { user, pickUp, delivery } = await show({
      responses: {
        SetDelivery: { setCartDelivery: { __typename: 'DeliveryUnavailable', code: 'DELIVERY_UNAVAILABLE', message } },
      },
    });
    await user.click(delivery);
    expect(await screen.findByText(message)).toBeVisible();
    expect(pickUp).toBeChecked();
    expect(document.cookie).not.toContain('tarima.address=1');
  });

  it('shows an error modal with a code after a server error', async () => {
    const { user, translate, delivery } = await show({
      responses: { SetDelivery: failWithCode('INTERNAL_SERVER_ERROR') },
    });
    await user.click(delivery);
    const modal = await screen.findByRole('dialog', { name: translate('Something went wrong on our side') });
    expect(modal).toHaveTextContent('500');
  });

  it('offers a guest a sign-in link that returns here (DELIVERY-24)', async () => {
    const { translate } = await show({ me: null });
    expect(screen.getByRole('link', { name: translate('Sign in') })).toHaveAttribute(
      'href',
      pathTo('login', locale, {}, { pageTo: `/${locale.code}/x` }),
    );
  });

  it('offers a member of another country to change country (DELIVERY-26)', async () => {
    const { user, translate, button } = await show({
      me: createMember(locale, { marketCode: 'PA' }),
      responses: { CartsInOtherMarkets: { cartsInOtherMarkets: [] } },
    });
    await user.click(button('Change country'));
    expect(await screen.findByRole('dialog', { name: translate('Where do you shop?') })).toBeVisible();
  });

  it.each([
    ['no address', [], 'You have no saved addresses yet.'],
    ['only addresses outside the delivery area', [far], 'Your saved addresses are outside our delivery area.'],
  ] as const)('lets a member with %s add one (DELIVERY-23)', async (_with, addresses, message) => {
    const { translate, button } = await show({ addresses });
    expect(screen.getByText(translate(message))).toBeVisible();
    expect(button('Add an address')).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    ['DELETED', 'The address for this delivery is no longer in your saved addresses.'],
    ['NOT_DELIVERABLE', 'We don’t deliver to the address chosen for this cart.'],
    ['CHANGED', 'Your address was saved, but we couldn’t update your cart. Choose the address again.'],
  ])('requires another address when the address is %s (DELIVERY-57)', async (addressProblem, message) => {
    const { user, translate, button, graph } = await show({
      cart: createCart(locale, { delivery: deliveryTo('9', { addressProblem }) }),
      responses: { SetDelivery: moved(deliveryTo('2')) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(translate(message));
    expect(await findViolations()).toEqual([]);
    await user.click(button('Choose an address'));
    const modal = await screen.findByRole('dialog', { name: translate('Where should we deliver?') });
    expect(within(modal).getByRole('button', { name: translate('Deliver here') })).toBeDisabled();
    await user.click(within(modal).getByRole('radio', { name: /Casa 2/ }));
    await user.click(within(modal).getByRole('button', { name: translate('Deliver here') }));
    await waitFor(() => expect(screen.queryByText(translate('Choose your delivery address again'))).toBeNull());
    expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { addressId: '2' } }]);
  });

  it('disables changes while a payment locks the cart (DELIVERY-30)', async () => {
    const { pickUp, delivery, translate } = await show({ cart: { ...atClub, isLocked: true } });
    expect(pickUp).toBeChecked();
    expect(delivery).toBeDisabled();
    expect(screen.queryByRole('button', { name: translate('Choose another club') })).toBeNull();
  });

  it('defaults to pickup at the shopper’s club (DELIVERY-40)', async () => {
    const { graph, pickUp } = await show({
      cart: { ...atClub, delivery: null },
      responses: { SetDelivery: moved(createPickup(club)) },
    });
    await waitFor(() => expect(pickUp).toBeChecked());
    expect(graph.getRequests('SetDelivery')).toMatchObject([
      { input: { method: 'PICK_UP_IN_CLUB', clubKey: club.key } },
    ]);
  });
});

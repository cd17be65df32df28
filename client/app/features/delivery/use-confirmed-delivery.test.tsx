import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readAddressId } from '../../session/chosen-address.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createDeliveryScenario } from '../../testing/delivery.tsx';
import { createCart, createCartLine, createClub, createMoneyFactory } from '../../testing/fixtures.ts';
import { createDeferred, type Data } from '../../testing/graph.ts';
import { readers } from '../../testing/render.tsx';
import { waitForCartChanges } from '../cart/index.ts';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const { atClub, deliveryTo, moved, show } = createDeliveryScenario(locale);

  it('asks before home delivery changes the cart, and sends nothing when declined (DELIVERY-101)', async () => {
    const soldOut = { line: createCartLine(locale, '1'), quantity: 0, unitPrice: money(500), total: money(0) };
    const repriced = { line: createCartLine(locale, '2'), quantity: 2, unitPrice: money(700), total: money(1400) };
    const atAddress = { club: createClub(locale, 2), itemCount: 2, subtotal: money(1400), serviceFee: null };
    const cart = createCart(locale, { lines: [createCartLine(locale, '1'), createCartLine(locale, '2')] });
    const { user, translate, graph, pickUp, delivery } = await show({
      cart,
      responses: {
        CartPreviewAtAddress: { cart: { ...cart, previewAtAddress: { ...atAddress, changes: [soldOut, repriced] } } },
        SetDelivery: moved(deliveryTo('1')),
      },
    });
    await user.click(delivery);
    const title = translate('Home delivery will change your cart');
    const question = await screen.findByRole('dialog', { name: title });
    expect(within(question).getAllByRole('listitem')).toHaveLength(2);
    expect(question).toHaveTextContent(translate('Out of stock at that club. It will be removed from your cart.'));
    expect(await findViolations()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: translate('Keep cart as is') }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(pickUp).toBeChecked();
    expect(graph.getRequests('SetDelivery')).toEqual([]);

    await user.click(delivery);
    await user.click(await screen.findByRole('button', { name: translate('Continue and update cart') }));
    await waitFor(() => expect(graph.getRequests('SetDelivery')).toHaveLength(1));
    expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { addressId: '1', fitToStock: true } }]);
    await waitFor(() => expect(delivery).toBeChecked());
  });

  describe('the checkout', () => {
    const soldOut = { line: createCartLine(locale, '1'), quantity: 0, unitPrice: money(500), total: money(0) };
    const atAddress = { club: createClub(locale, 2), itemCount: 0, subtotal: money(0), serviceFee: null };

    /** Chooses home delivery with a preview that arrives later, and starts to wait like the checkout. */
    async function deliverAndWait() {
      const preview = createDeferred<Data>();
      const homeClub = createDeferred<Data>();
      const shop = await show({
        responses: {
          CartPreviewAtAddress: () => preview.promise,
          SetDelivery: moved(deliveryTo('1')),
          HomeClub: () => homeClub.promise,
        },
      });
      await shop.user.click(shop.delivery);
      const onEnd = vi.fn();
      const wait = waitForCartChanges().then(onEnd);
      await waitFor(() => expect(shop.graph.getRequests('CartPreviewAtAddress')).toHaveLength(1));
      expect(onEnd).not.toHaveBeenCalled();
      const previewChange = async () => {
        preview.resolve({ cart: { ...atClub, previewAtAddress: { ...atAddress, changes: [soldOut] } } });
        await screen.findByRole('dialog', { name: shop.translate('Home delivery will change your cart') });
        expect(onEnd).not.toHaveBeenCalled();
      };
      const remember = async () => {
        await waitFor(() => expect(shop.graph.getRequests('HomeClub')).toHaveLength(1));
        expect(onEnd).not.toHaveBeenCalled();
        homeClub.resolve({ homeDelivery: null });
      };
      return { ...shop, preview, previewChange, remember, wait };
    }

    it('waits for home delivery that the shopper has chosen until it is compared, sent and remembered (CHECKOUT-69)', async () => {
      const { graph, preview, remember, wait } = await deliverAndWait();
      preview.resolve({ cart: { ...atClub, previewAtAddress: null } });
      await remember();
      await wait;
      expect(graph.getRequests('SetDelivery')).toHaveLength(1);
      expect(readAddressId()).toBe('1');
    });

    it('waits for the confirmation of home delivery (CHECKOUT-69)', async () => {
      const { user, graph, button, previewChange, remember, wait } = await deliverAndWait();
      await previewChange();
      await user.click(button('Continue and update cart'));
      await remember();
      await wait;
      expect(graph.getRequests('SetDelivery')).toHaveLength(1);
    });

    it('does not wait for a confirmation on a page that the shopper has left (CHECKOUT-69)', async () => {
      const { graph, previewChange, wait } = await deliverAndWait();
      await previewChange();
      cleanup();
      await wait;
      expect(graph.getRequests('SetDelivery')).toEqual([]);
    });
  });
});

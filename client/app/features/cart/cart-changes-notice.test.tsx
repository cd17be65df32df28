import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { createCart, createCartLine, createMoneyFactory } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CartChangesNotice } from './cart-changes-notice.tsx';

const [locale] = readers;
const money = createMoneyFactory(locale);
const cartAt = (price: number) =>
  createCart(locale, { lines: [createCartLine(locale, '1', { unitPrice: money(price) })] });

/** A cart with buttons that change its price, mount the notice again, and open the page again. */
function Page() {
  const [price, setPrice] = useState(100);
  const [mount, setMount] = useState(0);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setPrice(200)}>
        change
      </button>
      <button type="button" onClick={() => setMount(mount + 1)}>
        mount
      </button>
      <button type="button" onClick={() => navigate('.')}>
        open
      </button>
      <CartChangesNotice key={mount} cart={cartAt(price) as never} />
    </>
  );
}

it('lists a changed price until the shopper leaves the page, also when the cart is mounted again (CART-59, OFFLINE-21)', async () => {
  const { user, translate } = await renderInShop(<Page />, { locale });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const notice = () => screen.queryByText(translate('Some prices have changed since your last visit'));
  expect(notice()).toBeNull();
  await press('change');
  expect(notice()).toBeVisible();
  await press('mount');
  expect(notice()).toBeVisible();
  await press('open');
  await press('mount');
  expect(notice()).toBeNull();
});

import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { cartOf, lineOf, memberOf, moneyOf } from '../../testing/fixtures.ts';
import { type Answers, errorCode, held, httpStatus } from '../../testing/graph.ts';
import { mergePreviewOf, twoCarts } from '../../testing/modal-cases.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { MergeCarts } from './merge-carts.tsx';

const failed = 'We couldn’t combine your carts. Neither has changed; try again.';

describe.each(readers)('in $code', (locale) => {
  const money = moneyOf(locale);
  const carts = twoCarts(locale);
  const amount = (centAmount: number) => formatMoney(money(centAmount), locale).replace(/\s/g, ' ');

  /** The page of a member who has just signed in with a cart, and who has another one. */
  async function arrive(answers: Answers = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(<MergeCarts />, {
      locale,
      viewer: carts,
      answers: { WaitingCarts: carts, MergePreview: mergePreviewOf(locale), ...answers },
      ...options,
    });
    const modal = await screen.findByRole('dialog', { name: shop.words('You have two carts') });
    const tick = (title: string) => within(modal).getByRole('checkbox', { name: new RegExp(shop.words(title)) });
    const button = (message: string) => within(modal).getByRole('button', { name: shop.words(message) });
    return { ...shop, modal, button, saved: tick('My saved cart'), guest: tick('Cart from this visit') };
  }
  const merged = { mergeCarts: { __typename: 'MergeCartsSuccess', cart: carts.cart } };

  it('shows both carts ticked with what would come of them (MERGE-5, MERGE-12, MERGE-16)', async () => {
    const changes = [
      { line: lineOf(locale, 'a'), quantity: 0, unitPrice: null },
      { line: lineOf(locale, 'b'), quantity: 5, unitPrice: money(500) },
      { line: lineOf(locale, 'c'), quantity: 2, unitPrice: money(700) },
    ];
    const preview = mergePreviewOf(locale, { changes, serviceFee: money(300) });
    const { words, graph, modal, saved, guest } = await arrive({ MergePreview: preview });
    expect(saved).toBeChecked();
    expect(guest).toBeChecked();
    const result = await within(modal).findByText(words('Your updated cart'));
    expect(result).toBeVisible();
    const values = result.closest('[role=status]');
    expect(values).toHaveTextContent(words('{0, plural, one {# item} other {# items}}', { 0: 3 }));
    expect(values, 'the subtotal').toHaveTextContent(amount(1500));
    expect(values, 'the service fee').toHaveTextContent(amount(300));
    expect(graph.sent('MergePreview')).toEqual([{ keepSaved: true, keepGuest: true, clubId: null }]);
    expect(modal).toHaveTextContent(words('{name}: not sold at your club', { name: 'Café a' }));
    expect(modal).toHaveTextContent(
      words('{name}: {quantity}, the maximum per order', { name: 'Café b', quantity: 5 }),
    );
    expect(within(modal).getAllByRole('listitem')).toHaveLength(3);
    expect(await findViolations()).toEqual([]);
  });

  it('shows of a cart when it changed, its values, six pictures and how many more lines there are (MERGE-13, MERGE-14)', async () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((quantity) => lineOf(locale, `s${quantity}`, { quantity }));
    // The evening before in both markets, an hour later in Jamaica.
    const cart = cartOf(locale, { lines, updatedAt: '2026-11-20T02:30:00Z', serviceFee: money(300) });
    const two = { ...carts, cart };
    const { words, saved } = await arrive({ WaitingCarts: two }, { viewer: two });
    const card = saved.closest('label');
    if (!card) throw new Error('The checkbox has no card.');
    expect(card).toHaveTextContent(/\b19\b.* 2026\b/);
    expect(card).toHaveTextContent(locale.market.code === 'CR' ? /\b8:30/ : /\b9:30/);
    expect(card).toHaveTextContent(words('{0, plural, one {# item} other {# items}}', { 0: 36 }));
    expect(card).toHaveTextContent(amount(18_000));
    const pictures = within(card).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(lines.slice(0, 6).map(({ name }) => name));
    expect(pictures.map((picture) => picture.parentElement?.textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(within(card).getByText('+2')).toBeVisible();
  });

  it('asks again for what is ticked, and cannot go on without a tick (MERGE-15, MERGE-16, MERGE-19)', async () => {
    const { user, words, graph, modal, button, saved, guest } = await arrive();
    await user.click(guest);
    const aside = words('The other cart will be saved. You can restore it from your cart page.');
    expect(await within(modal).findByText(aside)).toBeVisible();
    expect(graph.sent('MergePreview').at(-1)).toMatchObject({ keepSaved: true, keepGuest: false });
    await user.click(saved);
    expect(button('Continue')).toBeDisabled();
    expect(within(modal).queryByText(words('Your updated cart'))).toBeNull();
    await user.click(guest);
    expect(button('Continue')).toBeEnabled();
  });

  it.each([
    ['both', [], { keepSaved: true, keepGuest: true }],
    ['the saved one', ['guest'], { keepSaved: true, keepGuest: false }],
    ['the one from just now', ['saved'], { keepSaved: false, keepGuest: true }],
  ] as const)('keeps %s (MERGE-20)', async (_which, unticked, kept) => {
    const { user, words, graph, modal, button, saved, guest } = await arrive({ MergeCarts: merged });
    for (const name of unticked) await user.click(name === 'guest' ? guest : saved);
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(await screen.findByText(words('Your cart is ready.'))).toBeVisible();
    expect(graph.sent('MergeCarts')).toMatchObject([{ input: kept }]);
  });

  it('declined, it keeps the cart from just now and shows the cart page (MERGE-21)', async () => {
    const { user, graph, modal, button, address } = await arrive({ MergeCarts: merged });
    await user.click(button('Keep carts separate'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    expect(graph.sent('MergeCarts')).toMatchObject([{ input: { keepSaved: false, keepGuest: true } }]);
  });

  it('says why it did not work and stays; then it can be tried again (MERGE-9, MERGE-22)', async () => {
    const busy = { __typename: 'CartBusy', code: 'CART_BUSY', message: 'Otro cambio está en curso.' };
    const { user, words, graph, modal, button } = await arrive({ MergeCarts: httpStatus(0) });
    await user.click(button('Continue'));
    expect(await within(modal).findByText(words(failed))).toBeVisible();
    await user.keyboard('{Escape}');
    expect(modal).toBeVisible();

    graph.answer({ MergeCarts: { mergeCarts: busy } });
    await user.click(button('Continue'));
    expect(await within(modal).findByText(busy.message)).toBeVisible();
    expect(screen.getAllByText(busy.message), 'told in place only').toHaveLength(1);

    graph.answer({ MergeCarts: merged });
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('a fault of the shop is told with its code (MERGE-23)', async () => {
    const { user, words, button } = await arrive({ MergeCarts: errorCode('INTERNAL_SERVER_ERROR') });
    await user.click(button('Continue'));
    const modal = await screen.findByRole('dialog', { name: words('We couldn’t combine your carts') });
    expect(modal).toHaveTextContent('EG_500');
  });

  it('nothing can be pressed twice while the carts are brought together', async () => {
    const answer = held<typeof merged>();
    const { user, graph, modal, button } = await arrive({ MergeCarts: () => answer.promise });
    await user.click(button('Continue'));
    await user.click(button('Continue'));
    await user.click(button('Keep carts separate'));
    expect(graph.sent('MergeCarts')).toHaveLength(1);
    answer.release(merged);
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('what another tab has merged already is done (MERGE-24)', async () => {
    const nothing = { __typename: 'NothingToMerge', code: 'NOTHING_TO_MERGE', message: '' };
    const { user, modal, button } = await arrive({ MergeCarts: { mergeCarts: nothing } });
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('is asked again on the next page (MERGE-9)', async () => {
    const { words, navigate } = await arrive();
    await navigate(pathTo('cart', locale));
    expect(await screen.findByRole('dialog', { name: words('You have two carts') })).toBeVisible();
  });
});

describe('without a question', () => {
  const [locale] = readers;

  it.each([
    ['the member has no cart', { cart: null }],
    ['the member’s cart is empty', { cart: cartOf(locale, { lines: [] }) }],
  ])('the guest’s cart becomes the member’s when %s (MERGE-6)', async (_when, saved) => {
    const carts = { ...twoCarts(locale), ...saved };
    const mergeCarts = { __typename: 'MergeCartsSuccess', cart: carts.guestCart };
    const { graph } = await renderInShop(<MergeCarts />, {
      locale,
      viewer: carts,
      answers: { WaitingCarts: carts, MergeCarts: { mergeCarts } },
    });
    await waitFor(() => expect(graph.sent('MergeCarts')).toHaveLength(1));
    expect(graph.sent('MergeCarts')).toMatchObject([{ input: { keepSaved: true, keepGuest: true } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['CART-SM-001', 500],
    ['EG_400', 400],
  ])('opens the error modal with %s when the carts cannot be loaded: status %i (MERGE-10)', async (code, status) => {
    const viewer = twoCarts(locale);
    await renderInShop(<MergeCarts />, { locale, viewer, answers: { WaitingCarts: httpStatus(status) } });
    expect(await screen.findByRole('dialog')).toHaveTextContent(code);
  });

  it.each([
    [
      'is refused',
      { mergeCarts: { __typename: 'CartBusy', code: 'CART_BUSY', message: 'Otro cambio está en curso.' } },
    ],
    ['fails', errorCode('INTERNAL_SERVER_ERROR')],
  ])('opens the error modal with CART-SM-002 when the assignment %s (MERGE-11)', async (_how, answer) => {
    const viewer = { ...twoCarts(locale), cart: null };
    const answers = { WaitingCarts: viewer, MergeCarts: answer };
    await renderInShop(<MergeCarts />, { locale, viewer, answers });
    expect(await screen.findByRole('dialog')).toHaveTextContent('CART-SM-002');
  });

  it('a guest is asked nothing (MERGE-1)', async () => {
    const { graph } = await renderInShop(<MergeCarts />, { locale, viewer: { me: null, cart: cartOf(locale) } });
    expect(graph.sent('WaitingCarts')).toEqual([]);
  });

  it('a member without a guest’s cart is asked nothing', async () => {
    const { graph } = await renderInShop(<MergeCarts />, { locale, viewer: { me: memberOf(locale) } });
    expect(graph.sent('WaitingCarts')).toEqual([]);
  });
});

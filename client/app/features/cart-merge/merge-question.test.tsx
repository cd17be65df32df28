import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCart, createCartLine, createMember, createMoneyFactory } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { createCartsToMerge, createMergePreview } from '../../testing/modal-cases.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { MergeCarts } from './merge-carts.tsx';

const nothingToMerge = { __typename: 'NothingToMerge', code: 'NOTHING_TO_MERGE', message: '' };
const failed = 'We couldn’t combine your carts. Neither has changed; try again.';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const carts = createCartsToMerge(locale);
  const amount = (centAmount: number) => formatMoney(money(centAmount), locale).replace(/\s/g, ' ');

  /** Renders the page of a member with a saved cart who has just signed in with a guest's cart. */
  async function open(responses: Responses = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(<MergeCarts />, {
      locale,
      viewer: carts,
      responses: { CartsToMerge: carts, MergePreview: createMergePreview(locale), ...responses },
      ...options,
    });
    const modal = await screen.findByRole('dialog', { name: shop.translate('You have two carts') });
    const checkbox = (title: string) =>
      within(modal).getByRole('checkbox', { name: new RegExp(shop.translate(title)) });
    const button = (message: string) => within(modal).getByRole('button', { name: shop.translate(message) });
    return { ...shop, modal, button, saved: checkbox('Cart in my account'), guest: checkbox('Cart from this visit') };
  }
  const merged = { mergeCarts: { __typename: 'MergeCartsSuccess', cart: carts.cart } };

  it('shows both carts selected with a preview of the result (MERGE-5, MERGE-12, MERGE-16)', async () => {
    const changes = [
      { line: createCartLine(locale, 'a'), quantity: 0, unitPrice: null },
      { line: createCartLine(locale, 'b'), quantity: 5, unitPrice: money(500) },
      { line: createCartLine(locale, 'c'), quantity: 2, unitPrice: money(700) },
    ];
    const preview = createMergePreview(locale, { changes, serviceFee: money(300) });
    const { translate, graph, modal, saved, guest } = await open({ MergePreview: preview });
    expect(saved).toBeChecked();
    expect(guest).toBeChecked();
    const result = await within(modal).findByText(translate('Your updated cart'));
    expect(result).toBeVisible();
    const values = result.closest('[role=status]');
    expect(values).toHaveTextContent(translate('{0, plural, one {# item} other {# items}}', { 0: 3 }));
    expect(values, 'the subtotal').toHaveTextContent(amount(1500));
    expect(values, 'the service fee').toHaveTextContent(amount(300));
    expect(graph.getRequests('MergePreview')).toEqual([{ keepSaved: true, keepGuest: true, clubKey: null }]);
    expect(modal).toHaveTextContent(translate('{name}: not sold at your club', { name: 'Café a' }));
    expect(modal).toHaveTextContent(
      translate('{name}: {quantity}, the maximum per order', { name: 'Café b', quantity: 5 }),
    );
    expect(within(modal).getAllByRole('listitem')).toHaveLength(3);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the last change, totals, six pictures and the number of further lines (MERGE-13, MERGE-14)', async () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((quantity) => createCartLine(locale, `s${quantity}`, { quantity }));
    // In local time: 20:30 on the previous day in Costa Rica, 21:30 in Jamaica.
    const cart = createCart(locale, { lines, updatedAt: '2026-11-20T02:30:00Z', serviceFee: money(300) });
    const two = { ...carts, cart };
    const { translate, saved } = await open({ CartsToMerge: two }, { viewer: two });
    const card = saved.closest('label');
    if (!card) throw new Error('The checkbox has no card.');
    expect(card).toHaveTextContent(/\b19\b.* 2026\b/);
    expect(card).toHaveTextContent(locale.market.code === 'CR' ? /\b8:30/ : /\b9:30/);
    expect(card).toHaveTextContent(translate('{0, plural, one {# item} other {# items}}', { 0: 36 }));
    expect(card).toHaveTextContent(amount(18_000));
    const pictures = within(card).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(lines.slice(0, 6).map(({ name }) => name));
    expect(pictures.map((picture) => picture.parentElement?.textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(within(card).getByText('+2')).toBeVisible();
  });

  it('updates the preview with the selection, and requires one (MERGE-15, MERGE-16, MERGE-19)', async () => {
    const { user, translate, graph, modal, button, saved, guest } = await open();
    await user.click(guest);
    const archived = translate('The other cart will be saved. You can restore it from your cart page.');
    expect(await within(modal).findByText(archived)).toBeVisible();
    expect(graph.getRequests('MergePreview').at(-1)).toMatchObject({ keepSaved: true, keepGuest: false });
    await user.click(saved);
    expect(button('Continue')).toBeDisabled();
    expect(within(modal).queryByText(translate('Your updated cart'))).toBeNull();
    await user.click(guest);
    expect(button('Continue')).toBeEnabled();
  });

  it.each([
    ['both carts', [], { keepSaved: true, keepGuest: true }],
    ['the saved cart', ['guest'], { keepSaved: true, keepGuest: false }],
    ['the guest cart', ['saved'], { keepSaved: false, keepGuest: true }],
  ] as const)('keeps %s (MERGE-20)', async (_which, deselected, kept) => {
    const { user, translate, graph, modal, button, saved, guest } = await open({ MergeCarts: merged });
    for (const name of deselected) await user.click(name === 'guest' ? guest : saved);
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(await screen.findByText(translate('Your cart is ready.'))).toBeVisible();
    expect(graph.getRequests('MergeCarts')).toMatchObject([{ input: kept }]);
  });

  it('keeps the guest’s cart and opens the cart page when declined (MERGE-21)', async () => {
    const { user, graph, modal, button, address } = await open({ MergeCarts: merged });
    await user.click(button('Keep carts separate'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    expect(graph.getRequests('MergeCarts')).toMatchObject([{ input: { keepSaved: false, keepGuest: true } }]);
  });

  it('stays open with a message after a failure, and can be retried (MERGE-9, MERGE-22)', async () => {
    const busy = { __typename: 'CartBusy', code: 'CART_BUSY', message: 'Otro cambio está en curso.' };
    const { user, translate, graph, modal, button } = await open({ MergeCarts: failWithStatus(0) });
    await user.click(button('Continue'));
    expect(await within(modal).findByText(translate(failed))).toBeVisible();
    await user.keyboard('{Escape}');
    expect(modal).toBeVisible();

    graph.setResponses({ MergeCarts: { mergeCarts: busy } });
    await user.click(button('Continue'));
    expect(await within(modal).findByText(busy.message)).toBeVisible();
    expect(screen.getAllByText(busy.message), 'shown in the dialog only').toHaveLength(1);

    graph.setResponses({ MergeCarts: merged });
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('shows an error modal with a code after a server error (MERGE-23)', async () => {
    const { user, translate, button } = await open({ MergeCarts: failWithCode('INTERNAL_SERVER_ERROR') });
    await user.click(button('Continue'));
    const modal = await screen.findByRole('dialog', { name: translate('We couldn’t combine your carts') });
    expect(modal).toHaveTextContent('EG_500');
  });

  it('sends one merge when the buttons are clicked repeatedly', async () => {
    const response = createDeferred<typeof merged>();
    const { user, graph, modal, button } = await open({ MergeCarts: () => response.promise });
    await user.click(button('Continue'));
    await user.click(button('Continue'));
    await user.click(button('Keep carts separate'));
    expect(graph.getRequests('MergeCarts')).toHaveLength(1);
    response.resolve(merged);
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('closes when another tab has already merged the carts, and reads the cart (MERGE-24)', async () => {
    const { user, modal, button, graph } = await open({
      MergeCarts: { mergeCarts: nothingToMerge },
      Cart: { cart: carts.cart },
    });
    await user.click(button('Continue'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await waitFor(() => expect(graph.getRequests('Cart')).toHaveLength(1));
  });

  it('opens again on the next page (MERGE-9)', async () => {
    const { translate, navigate } = await open();
    await navigate(pathTo('cart', locale));
    expect(await screen.findByRole('dialog', { name: translate('You have two carts') })).toBeVisible();
  });
});

describe('merging without asking', () => {
  const [locale] = readers;

  it('shows the merged cart when the page before has merged the carts without its response (MERGE-24)', async () => {
    const carts = { ...createCartsToMerge(locale), cart: null };
    const { client } = await renderInShop(<MergeCarts />, {
      locale,
      viewer: carts,
      responses: {
        CartsToMerge: carts,
        MergeCarts: { mergeCarts: nothingToMerge },
        Cart: { cart: { ...carts.guestCart, itemCount: 7 } },
      },
    });
    await waitFor(() => expect(client.readQuery({ query: ViewerDocument })?.cart?.itemCount).toBe(7));
    expect(client.readQuery({ query: ViewerDocument })?.guestCart).toBeNull();
  });

  it.each([
    ['the member has no cart', { cart: null }],
    ['the member’s cart is empty', { cart: createCart(locale, { lines: [] }) }],
  ])('assigns the guest’s cart to the member when %s (MERGE-6)', async (_when, saved) => {
    const carts = { ...createCartsToMerge(locale), ...saved };
    const mergeCarts = { __typename: 'MergeCartsSuccess', cart: carts.guestCart };
    const { graph } = await renderInShop(<MergeCarts />, {
      locale,
      viewer: carts,
      responses: { CartsToMerge: carts, MergeCarts: { mergeCarts } },
    });
    await waitFor(() => expect(graph.getRequests('MergeCarts')).toHaveLength(1));
    expect(graph.getRequests('MergeCarts')).toMatchObject([{ input: { keepSaved: true, keepGuest: true } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['CART-SM-001', 500],
    ['EG_400', 400],
  ])('opens the error modal with %s when the carts cannot be loaded: status %i (MERGE-10)', async (code, status) => {
    const viewer = createCartsToMerge(locale);
    await renderInShop(<MergeCarts />, { locale, viewer, responses: { CartsToMerge: failWithStatus(status) } });
    expect(await screen.findByRole('dialog')).toHaveTextContent(code);
  });

  it.each([
    [
      'is refused',
      { mergeCarts: { __typename: 'CartBusy', code: 'CART_BUSY', message: 'Otro cambio está en curso.' } },
    ],
    ['fails', failWithCode('INTERNAL_SERVER_ERROR')],
  ])('opens the error modal with CART-SM-002 when the assignment %s (MERGE-11)', async (_how, response) => {
    const viewer = { ...createCartsToMerge(locale), cart: null };
    const responses = { CartsToMerge: viewer, MergeCarts: response };
    await renderInShop(<MergeCarts />, { locale, viewer, responses });
    expect(await screen.findByRole('dialog')).toHaveTextContent('CART-SM-002');
  });

  it('does not query carts for a guest (MERGE-1)', async () => {
    const { graph } = await renderInShop(<MergeCarts />, { locale, viewer: { me: null, cart: createCart(locale) } });
    expect(graph.getRequests('CartsToMerge')).toEqual([]);
  });

  it('does not query carts for a member without a guest’s cart', async () => {
    const { graph } = await renderInShop(<MergeCarts />, { locale, viewer: { me: createMember(locale) } });
    expect(graph.getRequests('CartsToMerge')).toEqual([]);
  });
});

import { getLocale } from '@tarima/markets/locale';
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerDocument, type ViewerQuery } from '../../session/viewer.gen.ts';
import { createAddress, createCart, createCartLine, createMember } from '../../testing/fixtures.ts';
import { renderInShop } from '../../testing/render.tsx';
import { keepCart } from './kept-cart.ts';
import { readKeptCart } from './read-kept-cart.ts';

const locale = getLocale('es', 'CR');
const day = 24 * 60 * 60 * 1_000;
const now = Date.UTC(2026, 10, 26);

const { address } = createAddress(locale, '1');
const delivery = {
  method: 'DELIVERY',
  addressId: 'address-1',
  addressProblem: null,
  window: null,
  address,
  club: null,
};
const cart = createCart(locale, { lines: [createCartLine(locale, '1', { quantity: 2 })], delivery });
const member = createMember(locale);

/** The viewer as pages read it: the member with a cart. */
let viewer: ViewerQuery;
beforeEach(async () => {
  const { client } = await renderInShop(null, { locale, viewer: { me: member, cart } });
  const shown = client.readQuery({ query: ViewerDocument });
  if (!shown?.me || !shown.cart) throw new Error('The page has no viewer.');
  viewer = shown;
  cleanup();
  localStorage.clear();
});

/** The same page for another shopper; a guest without `id`. */
const createViewer = (id: string | null): ViewerQuery => ({
  ...viewer,
  me: id !== null && viewer.me ? { ...viewer.me, id } : null,
});

describe('the kept cart', () => {
  it('has the lines and totals, and no address, club or delivery window (OFFLINE-3)', () => {
    keepCart('CR', createViewer('member-1'), true, now);
    const kept = readKeptCart('CR', now);
    expect(kept).toMatchObject({ savedAt: now, me: { id: 'member-1' } });
    expect(kept?.cart).toEqual({
      ...viewer.cart,
      delivery: { ...viewer.cart?.delivery, addressId: null, address: null },
    });
    // Checks that the scan finds a stored value, before it finds nothing of the address.
    const stored = localStorage.getItem('tarima.kept-cart.CR') ?? '';
    expect(stored).toContain('Café 1');
    for (const value of Object.values(address).filter((field) => typeof field === 'string' && field.length > 2)) {
      expect(stored).not.toContain(value);
    }
  });

  it('keeps the time of its prices while changes are queued or the connection is lost (OFFLINE-6)', () => {
    keepCart('CR', createViewer(null), true, now);
    const changed = viewer.cart && { ...viewer.cart, itemCount: 3 };
    keepCart('CR', { ...createViewer(null), cart: changed }, false, now + day);
    expect(readKeptCart('CR', now + day)).toMatchObject({ savedAt: now, cart: { itemCount: 3 } });
    keepCart('CR', createViewer(null), true, now + day);
    expect(readKeptCart('CR', now + day)?.savedAt).toBe(now + day);
  });

  it.each([
    ['another member', 'member-2'],
    ['a guest', null],
  ])('is deleted in all markets when the page is of %s (OFFLINE-5)', (_who, memberId) => {
    keepCart('CR', createViewer('member-1'), true, now);
    keepCart('JM', createViewer('member-1'), true, now);
    expect(Object.keys(localStorage).toSorted()).toEqual(['tarima.kept-cart.CR', 'tarima.kept-cart.JM']);
    keepCart('JM', { ...createViewer(memberId), cart: null }, false, now + 1);
    expect(Object.keys(localStorage)).toEqual(['tarima.kept-cart.JM']);
    expect(readKeptCart('JM', now + 1)).toMatchObject({ savedAt: now + 1, cart: null });
    expect(localStorage.getItem('tarima.kept-cart.JM')).not.toContain('member-1');
  });

  it('is deleted after seven days (OFFLINE-5)', () => {
    keepCart('CR', createViewer('member-1'), true, now);
    expect(readKeptCart('CR', now + 7 * day)).toBeDefined();
    expect(readKeptCart('CR', now + 7 * day + 1)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is ignored when its text is invalid (OFFLINE-3)', () => {
    localStorage.setItem('tarima.kept-cart.CR', JSON.stringify({ savedAt: now, me: null, cart: { lines: 'all' } }));
    expect(readKeptCart('CR', now)).toBeUndefined();
  });

  it.each(['{}', '[]', '7', '{"savedAt":"now","me":null}', '{"savedAt":1,"me":{"id":2}}', '{"savedAt":1}'])(
    'is replaced when its owner or time is invalid: %s (OFFLINE-3)',
    (text) => {
      for (const market of ['CR', 'JM']) localStorage.setItem(`tarima.kept-cart.${market}`, text);
      keepCart('CR', createViewer(null), false, now);
      expect(Object.keys(localStorage)).toEqual(['tarima.kept-cart.CR']);
      expect(readKeptCart('CR', now)?.savedAt).toBe(now);
    },
  );

  it('leaves no earlier cart behind when the storage is full (OFFLINE-10)', () => {
    vi.spyOn(console, 'info').mockReturnValue();
    keepCart('CR', createViewer('member-1'), true, now);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    keepCart('CR', createViewer('member-1'), true, now);
    expect(readKeptCart('CR', now)).toBeUndefined();
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createVariant } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { pointingMs, usePrefetchProducts } from './prefetch-products.ts';

const [locale] = readers;

function Links() {
  usePrefetchProducts();
  return (
    <>
      <a href={pathTo('pdp-slug-sku', locale, { slug: 'rice', sku: '110101-1' })} onClick={(e) => e.preventDefault()}>
        <b>Rice</b>
      </a>
      <a href={pathTo('pdp-slug-sku', locale, { sku: '110103-1' })}>Beans</a>
      <a href={pathTo('category', locale, { catID: 'pantry' })}>Pantry</a>
      <a href={`https://club.example${pathTo('pdp-slug-sku', locale, { sku: '1' })}`}>Another shop</a>
    </>
  );
}

async function show() {
  const { graph } = await renderInShop(<Links />, {
    locale,
    shell: { clubKey: '6401' },
    responses: { ProductPage: { productVariant: createVariant(locale) } },
  });
  return { listSkus: () => graph.getRequests('ProductPage').map(({ sku, clubKey }) => `${sku} ${clubKey}`) };
}

const pointAt = (text: string, init: PointerEventInit = {}) =>
  fireEvent(
    screen.getByText(text),
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', movementX: 3, ...init }),
  );

describe('products', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('are requested once when a mouse points at their link (ROUTING-66)', async () => {
    const { listSkus } = await show();
    pointAt('Rice');
    vi.advanceTimersByTime(pointingMs - 1);
    pointAt('Beans');
    vi.advanceTimersByTime(pointingMs);
    await vi.waitFor(() => expect(listSkus()).toEqual(['110103-1 6401']));
    await vi.advanceTimersByTimeAsync(10);
    pointAt('Beans');
    await vi.advanceTimersByTimeAsync(pointingMs);
    expect(listSkus()).toHaveLength(1);
  });

  it.each([
    ['a touch', { pointerType: 'touch' }],
    ['a mouse that rests on a page that moves', { movementX: 0 }],
  ])('are not requested for %s (ROUTING-66)', async (_, init) => {
    const { listSkus } = await show();
    pointAt('Rice', init);
    await vi.advanceTimersByTimeAsync(pointingMs);
    expect(listSkus()).toEqual([]);
  });

  it('are requested while the code of their page is loading, when their link is pressed (ROUTING-66)', async () => {
    const { listSkus } = await show();
    fireEvent.click(screen.getByText('Rice'), { ctrlKey: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(listSkus()).toEqual([]);
    fireEvent.click(screen.getByText('Rice'));
    await vi.waitFor(() => expect(listSkus()).toEqual(['110101-1 6401']));
  });

  it('are requested for links to products of the shop only (ROUTING-66)', async () => {
    const { listSkus } = await show();
    for (const text of ['Pantry', 'Another shop']) {
      pointAt(text);
      await vi.advanceTimersByTimeAsync(pointingMs);
    }
    expect(listSkus()).toEqual([]);
  });
});

it('are not requested to save data before their link is pressed (ROUTING-66)', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { listSkus } = await show();
    pointAt('Rice');
    await vi.advanceTimersByTimeAsync(pointingMs);
    expect(listSkus()).toEqual([]);
    fireEvent.click(screen.getByText('Rice'));
    await vi.waitFor(() => expect(listSkus()).toEqual(['110101-1 6401']));
  } finally {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  }
});

import { describe, expect, it } from 'vitest';
import { createAvailability } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { StockText } from './stock-text.tsx';

const left = '{quantity, plural, one {Only # left} other {Only # left}}';
const more = '{restockableInDays, plural, one {more in # day} other {more in # days}}';

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['in stock', createAvailability(), ['In stock']],
    ['low', createAvailability({ state: 'LOW_STOCK', quantity: 3 }), [left]],
    ['out of stock', createAvailability({ state: 'OUT_OF_STOCK', quantity: 0 }), ['Out of stock']],
    [
      'out of stock, with more in 2 days',
      createAvailability({ state: 'OUT_OF_STOCK', quantity: 0, restockableInDays: 2 }),
      ['Out of stock', more],
    ],
  ])('shows the stock: %s (CATALOG-30)', async (_which, availability, messages) => {
    const stock = (
      <p id="stock">
        <StockText availability={availability} />
      </p>
    );
    const { translate } = await renderInShop(stock, { locale });
    const text = messages.map((message) => translate(message, { quantity: 3, restockableInDays: 2 })).join(' · ');
    expect(document.querySelector('#stock')?.textContent).toBe(text);
  });
});

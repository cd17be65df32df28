import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderTotals } from './order-totals.tsx';

it.each(readers)(
  'calls a total an estimate until items sold by weight are weighed, in $code (ORDERS-333)',
  async (locale) => {
    const line = (actual: number | null, isReorderable = false) => ({
      isReorderable,
      weight: isReorderable ? null : { estimated: 2, actual, unit: 'kg' },
    });
    const show = async (overrides: Record<string, unknown>) => {
      cleanup();
      const { translate } = await renderInShop(<OrderTotals order={createOrder(locale, overrides) as never} />, {
        locale,
      });
      return screen.queryByText(translate('Estimated total')) !== null;
    };
    expect(await show({ lines: [line(null, true), line(null)] })).toBe(true);
    expect(await show({ lines: [line(1.5), { isReorderable: false, weight: null }] })).toBe(true);
    expect(await show({ lines: [line(null, true), line(1.5)] })).toBe(false);
    expect(await show({ lines: [line(null)], stage: 'COMPLETED' })).toBe(false);
    expect(await show({ lines: [line(null)], isCancellationRequested: true })).toBe(false);
  },
);

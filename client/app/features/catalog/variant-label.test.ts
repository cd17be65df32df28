import { expect, it } from 'vitest';
import { variantLabels } from './variant-label.ts';

it('names variants by the attributes in which they differ', () => {
  const variant = (sku: string, color: string, size: string) => ({
    sku,
    attributes: [
      { key: 'color', value: color },
      { key: 'size', value: size },
      { key: 'brand', value: 'Cumbre' },
    ],
  });
  const labels = variantLabels([variant('1-1', 'Azul', 'M'), variant('1-2', 'Azul', 'L'), variant('1-3', 'Rojo', 'M')]);
  expect([...labels.values()]).toEqual(['Azul · M', 'Azul · L', 'Rojo · M']);
});

it('falls back to the sku when nothing tells two variants apart', () => {
  expect(variantLabels([{ sku: '1-1', attributes: [] }]).get('1-1')).toBe('1-1');
});

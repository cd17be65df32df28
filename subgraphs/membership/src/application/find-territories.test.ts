import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { createTerritoryFinder } from './find-territories.ts';
import type { Territories } from './ports.ts';

describe('findByNames', () => {
  const names: Record<string, string[]> = { '': ['San José', 'Limón'], 'San José': ['Escazú'] };
  const territories: Territories = {
    listChildren: async (_market, parentId) => (names[parentId ?? ''] ?? []).map((name) => ({ id: name, name })),
    findPath: async () => [],
  };

  it.each([
    [
      ['Provincia de San José', 'Escazú', null],
      ['San José', 'Escazú'],
    ],
    [
      ['SAN JOSE', 'cantón de escazu', 'San Rafael'],
      ['San José', 'Escazú'],
    ],
    [['Limon Province', 'Escazú', null], ['Limón']],
    [[null, 'Escazú', null], []],
    [['Managua', 'Escazú', null], []],
  ])('maps %j to the territories %j (ADDRESSES-78)', async (mapNames, expected) => {
    const path = await createTerritoryFinder(territories).findByNames(getMarket('CR'), mapNames);
    expect(path.map(({ name }) => name)).toEqual(expected);
  });
});

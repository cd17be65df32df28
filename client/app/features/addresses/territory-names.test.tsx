import { getLocale } from '@tarima/markets/locale';
import type { MarketCode } from '@tarima/markets/table';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render.tsx';
import { useTerritoryNames } from './territory-names.ts';

function TerritoryNames() {
  const territoryName = useTerritoryNames();
  return <p>{[territoryName('province'), territoryName('city'), territoryName('district')].join(', ')}</p>;
}

it.each<[market: MarketCode, inSpanish: string, inEnglish: string]>([
  ['AW', 'Región, Localidad, Distrito', 'Region, Town, District'],
  ['BB', 'Parroquia, Localidad, Distrito', 'Parish, Town, District'],
  ['CO', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['CR', 'Provincia, Cantón, Distrito', 'Province, Canton, District'],
  ['DO', 'Provincia, Municipio, Sector', 'Province, Municipality, Sector'],
  ['GT', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['HN', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['JM', 'Parroquia, Localidad, Distrito', 'Parish, Town, District'],
  ['NI', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['PA', 'Provincia, Distrito, Corregimiento', 'Province, District, Corregimiento'],
  ['SV', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['TT', 'Región, Localidad, Distrito', 'Region, Town, District'],
  ['VI', 'Isla, Localidad, Distrito', 'Island, Town, District'],
])(
  'names the territory levels of %s in Spanish %s and in English %s (ADDRESSES-73)',
  async (market, inSpanish, inEnglish) => {
    await renderInShop(<TerritoryNames />, { locale: getLocale('es', market) });
    expect(screen.getByText(inSpanish)).toBeVisible();
    await renderInShop(<TerritoryNames />, { locale: getLocale('en', market) });
    expect(screen.getByText(inEnglish)).toBeVisible();
  },
);

import { getLocale } from '@tarima/markets/locale';
import type { MarketCode } from '@tarima/markets/table';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render.tsx';
import { useTerritoryWords } from './territory-words.ts';

function Words() {
  const wordOf = useTerritoryWords();
  return <p>{[wordOf('province'), wordOf('city'), wordOf('district')].join(', ')}</p>;
}

it.each<[market: MarketCode, inSpanish: string, inEnglish: string]>([
  ['AW', 'Región, Localidad, Distrito', 'Region, Town, District'],
  ['BB', 'Parroquia, Localidad, Distrito', 'Parish, Town, District'],
  ['CO', 'Departamento, Municipio, Barrio', 'Department, Municipality, Neighbourhood'],
  ['CR', 'Provincia, Cantón, Distrito', 'Province, Canton, District'],
  ['DO', 'Provincia, Municipio, Sector', 'Province, Municipality, Sector'],
  ['PA', 'Provincia, Distrito, Corregimiento', 'Province, District, Corregimiento'],
  ['VI', 'Isla, Localidad, Distrito', 'Island, Town, District'],
])('the parts of %s are called %s, in English %s (ADDRESSES-73)', async (market, inSpanish, inEnglish) => {
  await renderInShop(<Words />, { locale: getLocale('es', market) });
  expect(screen.getByText(inSpanish)).toBeVisible();
  await renderInShop(<Words />, { locale: getLocale('en', market) });
  expect(screen.getByText(inEnglish)).toBeVisible();
});

import { validate as isColombianNit } from 'stdnum/lib/cjs/co/nit.js';
import { validate as isCostaRicanPerson } from 'stdnum/lib/cjs/cr/cpf.js';
import { validate as isCostaRicanCompany } from 'stdnum/lib/cjs/cr/cpj.js';
import { validate as isDimex } from 'stdnum/lib/cjs/cr/cr.js';
import { validate as isDominicanPerson } from 'stdnum/lib/cjs/do/cedula.js';
import { validate as isRnc } from 'stdnum/lib/cjs/do/rnc.js';
import { validate as isCui } from 'stdnum/lib/cjs/gt/cui.js';
import { validate as isGuatemalanNit } from 'stdnum/lib/cjs/gt/nit.js';
import { validate as isSalvadoranNit } from 'stdnum/lib/cjs/sv/nit.js';
import { validate as isEin } from 'stdnum/lib/cjs/us/ein.js';
import type { MarketCode } from '../table.ts';
import type { IdType } from './fields.ts';

type Check = (compact: string) => boolean;

const withStdnum =
  (validate: (text: string) => { isValid: boolean }): Check =>
  (compact) =>
    validate(compact).isValid;

/** Adds digits times weights. */
const sumWeighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** El Salvador's DUI: weights 9 to 2, modulo 10. */
const isDui: Check = (compact) =>
  (10 - (sumWeighted(compact, [9, 8, 7, 6, 5, 4, 3, 2]) % 10)) % 10 === Number(compact[8]);

/**
 * El Salvador's NIT. Numbers with a sequence up to 100 have the older check digit: weights 14 to 2, modulo 11, then
 * modulo 10. stdnum uses it for 100 only.
 */
const isNitOfElSalvador: Check = (compact) =>
  compact.slice(10, 13) <= '100'
    ? (sumWeighted(compact, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10 === Number(compact[13])
    : isSalvadoranNit(compact).isValid;

/** In the Dominican Republic, the RNC of a person is their cédula. */
const isRncOrCedula: Check = (compact) => (compact.length === 9 ? isRnc(compact) : isDominicanPerson(compact)).isValid;

/** DIMEX numbers have 11 or 12 digits; stdnum knows those of 12. */
const isDimexNumber: Check = (compact) => compact.length === 11 || isDimex(compact).isValid;

/** Types whose last digit is computed from the others. */
const checkDigits: Partial<Record<MarketCode, Partial<Record<IdType, Check>>>> = {
  CO: { NIT: withStdnum(isColombianNit) },
  DO: { ID: withStdnum(isDominicanPerson), RNC: isRncOrCedula },
  GT: { NIT: withStdnum(isGuatemalanNit), ID: withStdnum(isCui) },
  SV: { ID: isDui, NIT: isNitOfElSalvador },
};

/** Types whose structure goes beyond a pattern: classes of companies, prefixes. */
const structures: Partial<Record<MarketCode, Partial<Record<IdType, Check>>>> = {
  CR: { ID: withStdnum(isCostaRicanPerson), CJ: withStdnum(isCostaRicanCompany), AR: isDimexNumber },
  VI: { EIN: withStdnum(isEin) },
};

/** Whether the type has a check digit in the country. */
export function hasCheckDigit(market: MarketCode, idType: IdType): boolean {
  return checkDigits[market]?.[idType] !== undefined;
}

/** Whether the check digit and the structure of a compact identification of the right format are valid. */
export function isConsistent(market: MarketCode, idType: IdType, compact: string): boolean {
  const check = checkDigits[market]?.[idType] ?? structures[market]?.[idType];
  return check === undefined || check(compact);
}

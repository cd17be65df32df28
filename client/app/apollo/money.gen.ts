/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { fragmentDocument } from './registered-operation.ts';
export type MoneyPartsFragment = { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number };

export const MoneyPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","MoneyParts","Money",["centAmount","currency","fractionDigits","__typename"]]);

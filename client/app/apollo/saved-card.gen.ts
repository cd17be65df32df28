/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { fragmentDocument } from './registered-operation.ts';
export type SavedCardPartsFragment = { __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean };

export const SavedCardPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","SavedCardParts","SavedCard",["id","brand","lastDigits","expiry","holderName","isDefault","__typename"]]);

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument } from '../../apollo/registered-operation.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type ExpectedPriceFragment = { __typename: 'ProductVariant', sku: string, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const ExpectedPriceFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","ExpectedPrice","ProductVariant",["sku",["price",[["current",["...MoneyParts","__typename"]],["regular",["...MoneyParts","__typename"]],"__typename"],{"clubId":"$clubId"}],"__typename"]], MoneyPartsFragmentDocument);

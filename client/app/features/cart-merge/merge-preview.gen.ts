/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type MergePreviewQueryVariables = Exact<{
  keepSaved: boolean;
  keepGuest: boolean;
  clubId?: string | null | undefined;
}>;


export type MergePreviewQuery = { mergePreview: { __typename: 'MergePreview', itemCount: number, changes: Array<{ __typename: 'CartLineChange', quantity: number, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const MergePreviewDocument = /*#__PURE__*/ privateOperation<MergePreviewQuery, MergePreviewQueryVariables, 'MergePreview'>('d1b445f38a460497658ee348c925945af95dfedf1e40194c45d11bc5fbe6b271', ["query","MergePreview",{"keepSaved":"Boolean!","keepGuest":"Boolean!","clubId":"ID"},[["mergePreview",[["changes",[["line",["id","name","quantity",["unitPrice",["...MoneyParts","__typename"]],"__typename"]],"quantity",["unitPrice",["...MoneyParts","__typename"]],"__typename"]],"itemCount",["subtotal",["...MoneyParts","__typename"]],["serviceFee",["...MoneyParts","__typename"]],"__typename"],{"keepSaved":"$keepSaved","keepGuest":"$keepGuest","clubId":"$clubId"}]]], MoneyPartsFragmentDocument);
export const useMergePreviewQuery = /*#__PURE__*/ queryHook(MergePreviewDocument);
export const useMergePreviewSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(MergePreviewDocument);

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { createFragmentDocument } from './registered-operation.ts';
import { createField, createSelectionSet } from './document-nodes.ts';
export type MoneyPartsFragment = { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number };

export const MoneyPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "MoneyParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Money" } }, selectionSet: createSelectionSet([createField("centAmount"), createField("currency"), createField("fractionDigits")]) });

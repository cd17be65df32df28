/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument } from '../../apollo/registered-operation.ts';
export type TerritoryPartsFragment = { __typename: 'Territory', id: string, name: string };

export const TerritoryPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","TerritoryParts","Territory",["id","name","__typename"]]);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { mutationHook } from '../apollo/hooks.ts';
export type SetPreferredClubMutationVariables = Exact<{
  input: Types.SetPreferredClubInput;
}>;


export type SetPreferredClubMutation = { setPreferredClub:
    | { __typename: 'PreferredClubUnavailable', code: string }
    | { __typename: 'SetPreferredClubSuccess', member: { __typename: 'Member', id: string, isPreferredClubReplaced: boolean, preferredClub: { __typename: 'Club', key: string } | null } }
   };

export const SetPreferredClubDocument = /*#__PURE__*/ privateOperation<SetPreferredClubMutation, SetPreferredClubMutationVariables, 'SetPreferredClub'>('c5336c8ffbbe109c1485a4684982d3e1e9b8a31fa9efcec994a6ebdcbbb25d8c', ["mutation","SetPreferredClub",{"input":"SetPreferredClubInput!"},[["setPreferredClub",[["... on SetPreferredClubSuccess",[["member",["id",["preferredClub",["key","__typename"]],"isPreferredClubReplaced","__typename"]],"__typename"]],["... on UserError",["code","__typename"]],"__typename"],{"input":"$input"}]]]);
export const useSetPreferredClubMutation = /*#__PURE__*/ mutationHook(SetPreferredClubDocument);

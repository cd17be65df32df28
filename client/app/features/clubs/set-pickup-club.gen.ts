/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook } from '../../apollo/hooks.ts';
export type SetPickupClubMutationVariables = Exact<{
  input: Types.SetCartDeliveryInput;
}>;


export type SetPickupClubMutation = { setCartDelivery:
    | { __typename: 'CartBusy', code: string, message: string }
    | { __typename: 'CartLockedByPayment', code: string, message: string }
    | { __typename: 'CartNotFound', code: string, message: string }
    | { __typename: 'ClubUnavailable', code: string, message: string }
    | { __typename: 'CommandConflict', code: string, message: string }
    | { __typename: 'DeliveryUnavailable', code: string, message: string }
    | { __typename: 'SetCartDeliverySuccess', cart: { __typename: 'Cart', id: string, version: number } }
   };

export const SetPickupClubDocument = /*#__PURE__*/ registeredOperation<SetPickupClubMutation, SetPickupClubMutationVariables>('daf4371478ec4bc6477cc808517fc3fe20f379a082c1bd095d7ab3a0f53d011d', [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPickupClub"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCartDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCartDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetCartDeliverySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]);
export const useSetPickupClubMutation = /*#__PURE__*/ mutationHook(SetPickupClubDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { SavedCardPartsFragmentDocument } from '../../apollo/saved-card.gen.ts';
export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> };

export type CardEncryptionKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type CardEncryptionKeyQuery = { cardEncryptionKey: { __typename: 'CardEncryptionKey', keyId: string, publicKey: string } };

export type AddCardMutationVariables = Exact<{
  input: Types.AddCardInput;
}>;


export type AddCardMutation = { addCard:
    | { __typename: 'AddCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
    | { __typename: 'CardAlreadySaved', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
    | { __typename: 'CardNotSaved', code: string }
    | { __typename: 'InvalidCard', code: string, field: string }
    | { __typename: 'PaymentServiceUnavailable', code: string }
    | { __typename: 'TooManyPaymentAttempts', code: string, retryAfterSeconds: number }
   };

export type DeleteCardMutationVariables = Exact<{
  input: Types.DeleteCardInput;
}>;


export type DeleteCardMutation = { deleteCard:
    | { __typename: 'CardNotFound', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
    | { __typename: 'DeleteCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
    | { __typename: 'PaymentServiceUnavailable', code: string }
   };

export type SetDefaultCardMutationVariables = Exact<{
  input: Types.SetDefaultCardInput;
}>;


export type SetDefaultCardMutation = { setDefaultCard:
    | { __typename: 'CardCannotBeDefault', code: string }
    | { __typename: 'CardNotFound', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
    | { __typename: 'PaymentServiceUnavailable', code: string }
    | { __typename: 'SetDefaultCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean }> }
   };

export const WalletDocument = /*#__PURE__*/ privateOperation<WalletQuery, WalletQueryVariables, 'Wallet'>('4c692bbcf3e7562604a35b1dfd79d66965b44c6866b28e5d2980dd779205d3c9', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, SavedCardPartsFragmentDocument);
export const useWalletQuery = /*#__PURE__*/ createQueryHook(WalletDocument);
export const useWalletSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(WalletDocument);
export const CardEncryptionKeyDocument = /*#__PURE__*/ privateOperation<CardEncryptionKeyQuery, CardEncryptionKeyQueryVariables, 'CardEncryptionKey'>('a34aa12629fab4099d10612a7226484c2f9f9bd8d0b3246d9b368ed20942e989', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardEncryptionKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardEncryptionKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}});
export const useCardEncryptionKeyQuery = /*#__PURE__*/ createQueryHook(CardEncryptionKeyDocument);
export const useCardEncryptionKeySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CardEncryptionKeyDocument);
export const AddCardDocument = /*#__PURE__*/ privateOperation<AddCardMutation, AddCardMutationVariables, 'AddCard'>('dfbe882c751b24b7faf9a7c68bc96b04f0afdb8d79357f70dea69c7d843e5fd3', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddCardSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardAlreadySaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyPaymentAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, SavedCardPartsFragmentDocument);
export const useAddCardMutation = /*#__PURE__*/ createMutationHook(AddCardDocument);
export const DeleteCardDocument = /*#__PURE__*/ privateOperation<DeleteCardMutation, DeleteCardMutationVariables, 'DeleteCard'>('85be3308bff9a9f51d7ae14b22138c9a081ae76ad13fc43aa5c5c023935a6e01', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCardSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardNotFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, SavedCardPartsFragmentDocument);
export const useDeleteCardMutation = /*#__PURE__*/ createMutationHook(DeleteCardDocument);
export const SetDefaultCardDocument = /*#__PURE__*/ privateOperation<SetDefaultCardMutation, SetDefaultCardMutationVariables, 'SetDefaultCard'>('f726682a5558fcb3b0b840e2dac6d1d37a3d4795b7bc36ebb11d1eb49045b216', {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDefaultCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetDefaultCardSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardNotFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, SavedCardPartsFragmentDocument);
export const useSetDefaultCardMutation = /*#__PURE__*/ createMutationHook(SetDefaultCardDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { SavedCardPartsFragmentDocument } from '../../apollo/saved-card.gen.ts';
export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> };

export type CardEncryptionKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type CardEncryptionKeyQuery = { cardEncryptionKey: { __typename: 'CardEncryptionKey', keyId: string, publicKey: string } };

export type AddCardMutationVariables = Exact<{
  input: Types.AddCardInput;
}>;


export type AddCardMutation = { addCard:
    | { __typename: 'AddCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
    | { __typename: 'CardAlreadySaved', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
    | { __typename: 'CardNotSaved', code: string }
    | { __typename: 'InvalidCard', code: string, field: string }
    | { __typename: 'PaymentServiceUnavailable', code: string }
    | { __typename: 'TooManyPaymentAttempts', code: string, retryAfterSeconds: number }
   };

export type DeleteCardMutationVariables = Exact<{
  input: Types.DeleteCardInput;
}>;


export type DeleteCardMutation = { deleteCard:
    | { __typename: 'CardNotFound', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
    | { __typename: 'DeleteCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
    | { __typename: 'PaymentServiceUnavailable', code: string }
   };

export type SetDefaultCardMutationVariables = Exact<{
  input: Types.SetDefaultCardInput;
}>;


export type SetDefaultCardMutation = { setDefaultCard:
    | { __typename: 'CardCannotBeDefault', code: string }
    | { __typename: 'CardNotFound', code: string, savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
    | { __typename: 'PaymentServiceUnavailable', code: string }
    | { __typename: 'SetDefaultCardSuccess', savedCards: Array<{ __typename: 'SavedCard', id: string, brand: string, lastDigits: string, expiry: string, holderName: string, isDefault: boolean, isFlagged: boolean }> }
   };

export const WalletDocument = /*#__PURE__*/ privateOperation<WalletQuery, WalletQueryVariables, 'Wallet'>('872be615e6e77c5a5bf086e21b29d3825d2e090467edaec1f8272968498c6a82', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "Wallet" }, selectionSet: { kind: "SelectionSet", selections: [createField("savedCards", [createSpread("SavedCardParts")])] } }, SavedCardPartsFragmentDocument);
export const useWalletQuery = /*#__PURE__*/ createQueryHook(WalletDocument);
export const useWalletSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(WalletDocument);
export const CardEncryptionKeyDocument = /*#__PURE__*/ privateOperation<CardEncryptionKeyQuery, CardEncryptionKeyQueryVariables, 'CardEncryptionKey'>('a34aa12629fab4099d10612a7226484c2f9f9bd8d0b3246d9b368ed20942e989', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CardEncryptionKey" }, selectionSet: { kind: "SelectionSet", selections: [createField("cardEncryptionKey", [createField("keyId"), createField("publicKey")])] } });
export const useCardEncryptionKeyQuery = /*#__PURE__*/ createQueryHook(CardEncryptionKeyDocument);
export const useCardEncryptionKeySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CardEncryptionKeyDocument);
export const AddCardDocument = /*#__PURE__*/ privateOperation<AddCardMutation, AddCardMutationVariables, 'AddCard'>('cd5e5c6d14b168bcb42fcb2514491db2f248f79d37d7ed57f852ecfa98050f2b', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "AddCard" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "AddCardInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "addCard" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AddCardSuccess" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CardAlreadySaved" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidCard" } }, selectionSet: createSelectionSet([createField("field")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TooManyPaymentAttempts" } }, selectionSet: createSelectionSet([createField("retryAfterSeconds")]) }]) }] } }, SavedCardPartsFragmentDocument);
export const useAddCardMutation = /*#__PURE__*/ createMutationHook(AddCardDocument);
export const DeleteCardDocument = /*#__PURE__*/ privateOperation<DeleteCardMutation, DeleteCardMutationVariables, 'DeleteCard'>('df0a21a937a26ee81184477b588e5fb8b4b17099fd3a81862d854cd4c665f309', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "DeleteCard" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "DeleteCardInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "deleteCard" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeleteCardSuccess" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CardNotFound" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }]) }] } }, SavedCardPartsFragmentDocument);
export const useDeleteCardMutation = /*#__PURE__*/ createMutationHook(DeleteCardDocument);
export const SetDefaultCardDocument = /*#__PURE__*/ privateOperation<SetDefaultCardMutation, SetDefaultCardMutationVariables, 'SetDefaultCard'>('40b0dcfffb4dea49c9509d05d1492cc678390b08cdf472eed8e2dba0dc038fe6', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "SetDefaultCard" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "SetDefaultCardInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "setDefaultCard" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SetDefaultCardSuccess" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CardNotFound" } }, selectionSet: createSelectionSet([createField("savedCards", [createSpread("SavedCardParts")])]) }]) }] } }, SavedCardPartsFragmentDocument);
export const useSetDefaultCardMutation = /*#__PURE__*/ createMutationHook(SetDefaultCardDocument);

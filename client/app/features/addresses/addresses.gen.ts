/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { TerritoryPartsFragmentDocument } from './territory.gen.ts';
import { AddressFailurePartsFragmentDocument } from './address-failure.gen.ts';
export type SavedAddressPartsFragment = { __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } };

export type AddressBookPartsFragment = { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } | null };

export type AddressRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressRulesQuery = { addressRules: { __typename: 'AddressRules', requiredManualFields: Array<Types.AddressField>, requiredSearchFields: Array<Types.AddressField>, capitalLatitude: number, capitalLongitude: number, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number } | null } };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress:
    | { __typename: 'AddAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
    | { __typename: 'InvalidAddress', code: string }
    | { __typename: 'MarketMismatch', code: string }
   };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'InvalidAddress', code: string }
    | { __typename: 'MarketMismatch', code: string }
    | { __typename: 'UpdateAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export type DeleteAddressMutationVariables = Exact<{
  input: Types.DeleteAddressInput;
}>;


export type DeleteAddressMutation = { deleteAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'DeleteAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
    | { __typename: 'MarketMismatch', code: string }
   };

export type SetDefaultAddressMutationVariables = Exact<{
  input: Types.SetDefaultAddressInput;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'MarketMismatch', code: string }
    | { __typename: 'SetDefaultAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, hasManualTerritory: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export const SavedAddressPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "SavedAddressParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MemberAddress" } }, selectionSet: createSelectionSet([createField("id"), createField("isDefault"), createField("isDeliverable"), createField("latitude"), createField("longitude"), createField("plusCode"), createField("hasManualTerritory"), createField("phoneText"), createField("territories", [createSpread("TerritoryParts")]), createField("address", [createSpread("AddressParts")])]) }, AddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "AddressBookParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Member" } }, selectionSet: createSelectionSet([createField("id"), createField("marketCode"), createField("addresses", [createSpread("SavedAddressParts")])]) }, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookDocument = /*#__PURE__*/ privateOperation<AddressBookQuery, AddressBookQueryVariables, 'AddressBook'>('108eef29057c2f0f3f6cd357e2e4c24475b2ecca3d13c57e518780505f0ff74f', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "AddressBook" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createSpread("AddressBookParts")])] } }, AddressBookPartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddressBookQuery = /*#__PURE__*/ createQueryHook(AddressBookDocument);
export const useAddressBookSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(AddressBookDocument);
export const AddressRulesDocument = /*#__PURE__*/ publicOperation<AddressRulesQuery, AddressRulesQueryVariables, 'AddressRules'>('cd3d47192cf7fb953d821015367ead0a6b36c8203fa1c28dee458cb58c12dc3e', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "AddressRules" }, selectionSet: { kind: "SelectionSet", selections: [createField("addressRules", [createField("requiredManualFields"), createField("requiredSearchFields"), createField("bounds", [createField("south"), createField("west"), createField("north"), createField("east")]), createField("capitalLatitude"), createField("capitalLongitude")])] } });
export const useAddressRulesQuery = /*#__PURE__*/ createQueryHook(AddressRulesDocument);
export const useAddressRulesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(AddressRulesDocument);
export const AddAddressDocument = /*#__PURE__*/ privateOperation<AddAddressMutation, AddAddressMutationVariables, 'AddAddress'>('da45c8ee3e380bcb62f7c8a358acd9400cccf5b42d1ea084657dff9f8626082f', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "AddAddress" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "AddAddressInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "addAddress" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AddAddressSuccess" } }, selectionSet: createSelectionSet([createField("address", [createField("id")]), createField("member", [createSpread("AddressBookParts")])]) }, createSpread("AddressFailureParts")]) }] } }, AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddAddressMutation = /*#__PURE__*/ createMutationHook(AddAddressDocument);
export const UpdateAddressDocument = /*#__PURE__*/ privateOperation<UpdateAddressMutation, UpdateAddressMutationVariables, 'UpdateAddress'>('03787972983bc87673cbc8cd5ff836130c5849d92a4bfa816426f9f3cbeda6eb', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "UpdateAddress" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "UpdateAddressInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "updateAddress" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UpdateAddressSuccess" } }, selectionSet: createSelectionSet([createField("address", [createField("id")]), createField("member", [createSpread("AddressBookParts")])]) }, createSpread("AddressFailureParts")]) }] } }, AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useUpdateAddressMutation = /*#__PURE__*/ createMutationHook(UpdateAddressDocument);
export const DeleteAddressDocument = /*#__PURE__*/ privateOperation<DeleteAddressMutation, DeleteAddressMutationVariables, 'DeleteAddress'>('98f50ae105665bc01e4bbb5f2f29319556b0411dbb3223353fdd2933ee141576', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "DeleteAddress" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "DeleteAddressInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "deleteAddress" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeleteAddressSuccess" } }, selectionSet: createSelectionSet([createField("member", [createSpread("AddressBookParts")])]) }, createSpread("AddressFailureParts")]) }] } }, AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useDeleteAddressMutation = /*#__PURE__*/ createMutationHook(DeleteAddressDocument);
export const SetDefaultAddressDocument = /*#__PURE__*/ privateOperation<SetDefaultAddressMutation, SetDefaultAddressMutationVariables, 'SetDefaultAddress'>('dd283ccb2b35d7fdf7c0ca6751162c2224086b741ef859629f1b6523dc8c8e7d', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "SetDefaultAddress" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "SetDefaultAddressInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "setDefaultAddress" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SetDefaultAddressSuccess" } }, selectionSet: createSelectionSet([createField("member", [createSpread("AddressBookParts")])]) }, createSpread("AddressFailureParts")]) }] } }, AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useSetDefaultAddressMutation = /*#__PURE__*/ createMutationHook(SetDefaultAddressDocument);

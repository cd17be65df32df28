/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../../apollo/postal-address.gen.ts';
import { TerritoryPartsFragmentDocument } from './territory.gen.ts';
import { AddressFailurePartsFragmentDocument } from './address-failure.gen.ts';
export type SavedAddressPartsFragment = { __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } };

export type AddressBookPartsFragment = { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } | null };

export type AddressRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressRulesQuery = { addressRules: { __typename: 'AddressRules', requiredManualFields: Array<Types.AddressField>, requiredSearchFields: Array<Types.AddressField>, capitalLatitude: number, capitalLongitude: number, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number } | null } };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress:
    | { __typename: 'AddAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
    | { __typename: 'AddressInvalid', code: string }
    | { __typename: 'AddressOutsideCountry', code: string }
   };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress:
    | { __typename: 'AddressInvalid', code: string }
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'AddressOutsideCountry', code: string }
    | { __typename: 'UpdateAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export type DeleteAddressMutationVariables = Exact<{
  input: Types.DeleteAddressInput;
}>;


export type DeleteAddressMutation = { deleteAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'AddressOutsideCountry', code: string }
    | { __typename: 'DeleteAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export type SetDefaultAddressMutationVariables = Exact<{
  input: Types.SetDefaultAddressInput;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'AddressOutsideCountry', code: string }
    | { __typename: 'SetDefaultAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, phoneText: string | null, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export const SavedAddressPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","SavedAddressParts","MemberAddress",["id","isDefault","isDeliverable","latitude","longitude","plusCode","isManual","phoneText",["territories",["...TerritoryParts","__typename"]],["address",["...AddressParts","__typename"]],"__typename"]], AddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","AddressBookParts","Member",["id","marketCode",["addresses",["...SavedAddressParts","__typename"]],"__typename"]], AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookDocument = /*#__PURE__*/ privateOperation<AddressBookQuery, AddressBookQueryVariables, 'AddressBook'>('ddacdf0bd292b9fb3bb1e135a8eb16aa9afddc7532ca34fee20234d40ff1ae21', ["query","AddressBook",{},[["me",["...AddressBookParts","__typename"]]]], AddressBookPartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddressBookQuery = /*#__PURE__*/ queryHook(AddressBookDocument);
export const useAddressBookSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AddressBookDocument);
export const AddressRulesDocument = /*#__PURE__*/ publicOperation<AddressRulesQuery, AddressRulesQueryVariables, 'AddressRules'>('cd3d47192cf7fb953d821015367ead0a6b36c8203fa1c28dee458cb58c12dc3e', ["query","AddressRules",{},[["addressRules",["requiredManualFields","requiredSearchFields",["bounds",["south","west","north","east","__typename"]],"capitalLatitude","capitalLongitude","__typename"]]]]);
export const useAddressRulesQuery = /*#__PURE__*/ queryHook(AddressRulesDocument);
export const useAddressRulesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AddressRulesDocument);
export const AddAddressDocument = /*#__PURE__*/ privateOperation<AddAddressMutation, AddAddressMutationVariables, 'AddAddress'>('70e74315bb1cf68e593a7f4fa936e7d267beae56067433144fc2de4efb4599fe', ["mutation","AddAddress",{"input":"AddAddressInput!"},[["addAddress",[["... on AddAddressSuccess",[["address",["id","__typename"]],["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddAddressMutation = /*#__PURE__*/ mutationHook(AddAddressDocument);
export const UpdateAddressDocument = /*#__PURE__*/ privateOperation<UpdateAddressMutation, UpdateAddressMutationVariables, 'UpdateAddress'>('f53b7e6143bee4f7090d028c6ec84a1844635a56318154c92bae025e37c46a10', ["mutation","UpdateAddress",{"input":"UpdateAddressInput!"},[["updateAddress",[["... on UpdateAddressSuccess",[["address",["id","__typename"]],["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useUpdateAddressMutation = /*#__PURE__*/ mutationHook(UpdateAddressDocument);
export const DeleteAddressDocument = /*#__PURE__*/ privateOperation<DeleteAddressMutation, DeleteAddressMutationVariables, 'DeleteAddress'>('69c39538c7b19095c5e780320b554684f65c828bf61e26c0ca85741454721c1e', ["mutation","DeleteAddress",{"input":"DeleteAddressInput!"},[["deleteAddress",[["... on DeleteAddressSuccess",[["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useDeleteAddressMutation = /*#__PURE__*/ mutationHook(DeleteAddressDocument);
export const SetDefaultAddressDocument = /*#__PURE__*/ privateOperation<SetDefaultAddressMutation, SetDefaultAddressMutationVariables, 'SetDefaultAddress'>('97fcab1fc36f7d2d83f4b06d8e9e2fe8c65eb9262712bbcc968027a10158bbe5', ["mutation","SetDefaultAddress",{"input":"SetDefaultAddressInput!"},[["setDefaultAddress",[["... on SetDefaultAddressSuccess",[["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useSetDefaultAddressMutation = /*#__PURE__*/ mutationHook(SetDefaultAddressDocument);

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../cart/cart-parts.gen.ts';
import { TerritoryPartsFragmentDocument } from './territory.gen.ts';
import { AddressFailurePartsFragmentDocument } from './address-failure.gen.ts';
export type SavedAddressPartsFragment = { __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } };

export type AddressBookPartsFragment = { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } | null };

export type AddressRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressRulesQuery = { addressRules: { __typename: 'AddressRules', requiredManualFields: Array<Types.AddressField>, requiredSearchFields: Array<Types.AddressField>, capitalLatitude: number, capitalLongitude: number, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number } | null } };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress:
    | { __typename: 'AddAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
    | { __typename: 'AddressInvalid', code: string }
   };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress:
    | { __typename: 'AddressInvalid', code: string }
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'UpdateAddressSuccess', address: { __typename: 'MemberAddress', id: string }, member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export type DeleteAddressMutationVariables = Exact<{
  input: Types.DeleteAddressInput;
}>;


export type DeleteAddressMutation = { deleteAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'DeleteAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export type SetDefaultAddressMutationVariables = Exact<{
  input: Types.SetDefaultAddressInput;
}>;


export type SetDefaultAddressMutation = { setDefaultAddress:
    | { __typename: 'AddressNotFound', code: string }
    | { __typename: 'SetDefaultAddressSuccess', member: { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> } }
   };

export const SavedAddressPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","SavedAddressParts","MemberAddress",["id","isDefault","isDeliverable","latitude","longitude","plusCode","isManual",["territories",["...TerritoryParts","__typename"]],["address",["...AddressParts","__typename"]],"__typename"]], AddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","AddressBookParts","Member",["id","marketCode",["addresses",["...SavedAddressParts","__typename"]],"__typename"]], AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const AddressBookDocument = /*#__PURE__*/ registeredOperation<AddressBookQuery, AddressBookQueryVariables>('2c672a4c35944fbf1cfd5bac40d466a20d05a18f3c2e6a85ef0089329a0fecc5', ["query","AddressBook",{},[["me",["...AddressBookParts","__typename"]]]], AddressBookPartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddressBookQuery = /*#__PURE__*/ queryHook(AddressBookDocument);
export const useAddressBookSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AddressBookDocument);
export const AddressRulesDocument = /*#__PURE__*/ registeredOperation<AddressRulesQuery, AddressRulesQueryVariables>('cd3d47192cf7fb953d821015367ead0a6b36c8203fa1c28dee458cb58c12dc3e', ["query","AddressRules",{},[["addressRules",["requiredManualFields","requiredSearchFields",["bounds",["south","west","north","east","__typename"]],"capitalLatitude","capitalLongitude","__typename"]]]]);
export const useAddressRulesQuery = /*#__PURE__*/ queryHook(AddressRulesDocument);
export const useAddressRulesSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(AddressRulesDocument);
export const AddAddressDocument = /*#__PURE__*/ registeredOperation<AddAddressMutation, AddAddressMutationVariables>('471e4568ddde805d6bc1139115df24f322d3eee45e6886568c4fd612f5e14354', ["mutation","AddAddress",{"input":"AddAddressInput!"},[["addAddress",[["... on AddAddressSuccess",[["address",["id","__typename"]],["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useAddAddressMutation = /*#__PURE__*/ mutationHook(AddAddressDocument);
export const UpdateAddressDocument = /*#__PURE__*/ registeredOperation<UpdateAddressMutation, UpdateAddressMutationVariables>('179567312506941b52b350b8c557238157a8d9ad2902bccee296c9eafe808c24', ["mutation","UpdateAddress",{"input":"UpdateAddressInput!"},[["updateAddress",[["... on UpdateAddressSuccess",[["address",["id","__typename"]],["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useUpdateAddressMutation = /*#__PURE__*/ mutationHook(UpdateAddressDocument);
export const DeleteAddressDocument = /*#__PURE__*/ registeredOperation<DeleteAddressMutation, DeleteAddressMutationVariables>('4550a91b0c29fb73403895fefaf15e888749dfa4d37560de8e8be4291f7dbca4', ["mutation","DeleteAddress",{"input":"DeleteAddressInput!"},[["deleteAddress",[["... on DeleteAddressSuccess",[["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useDeleteAddressMutation = /*#__PURE__*/ mutationHook(DeleteAddressDocument);
export const SetDefaultAddressDocument = /*#__PURE__*/ registeredOperation<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>('1aad66d36deebbd5f2c50c505db52631767999189e792bc9031d4d9b86e7ce36', ["mutation","SetDefaultAddress",{"input":"SetDefaultAddressInput!"},[["setDefaultAddress",[["... on SetDefaultAddressSuccess",[["member",["...AddressBookParts","__typename"]],"__typename"]],"...AddressFailureParts","__typename"],{"input":"$input"}]]], AddressBookPartsFragmentDocument, AddressFailurePartsFragmentDocument, AddressPartsFragmentDocument, SavedAddressPartsFragmentDocument, TerritoryPartsFragmentDocument);
export const useSetDefaultAddressMutation = /*#__PURE__*/ mutationHook(SetDefaultAddressDocument);

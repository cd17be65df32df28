/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { mutationHook, queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { AddressPartsFragmentDocument } from '../cart/cart-parts.gen.ts';
import { TerritoryPartsFragmentDocument } from './places.gen.ts';
export type SavedAddressPartsFragment = { __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } };

export type AddressBookPartsFragment = { __typename: 'Member', id: string, marketCode: string, addresses: Array<{ __typename: 'MemberAddress', id: string, isDefault: boolean, isDeliverable: boolean, latitude: number | null, longitude: number | null, plusCode: string | null, isManual: boolean, territories: Array<{ __typename: 'Territory', id: string, name: string }>, address: { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null } }> };

type AddressFailureParts_AddressInvalid_Fragment = { __typename: 'AddressInvalid', code: string };

type AddressFailureParts_AddressNotFound_Fragment = { __typename: 'AddressNotFound', code: string };

type AddressFailureParts_AttemptClosed_Fragment = { __typename: 'AttemptClosed', code: string };

type AddressFailureParts_AttemptNotFound_Fragment = { __typename: 'AttemptNotFound', code: string };

type AddressFailureParts_CartBusy_Fragment = { __typename: 'CartBusy', code: string };

type AddressFailureParts_CartLineNotFound_Fragment = { __typename: 'CartLineNotFound', code: string };

type AddressFailureParts_CartLockedByPayment_Fragment = { __typename: 'CartLockedByPayment', code: string };

type AddressFailureParts_CartNotFound_Fragment = { __typename: 'CartNotFound', code: string };

type AddressFailureParts_CartNotReady_Fragment = { __typename: 'CartNotReady', code: string };

type AddressFailureParts_CheckoutInProgress_Fragment = { __typename: 'CheckoutInProgress', code: string };

type AddressFailureParts_ClubUnavailable_Fragment = { __typename: 'ClubUnavailable', code: string };

type AddressFailureParts_CommandConflict_Fragment = { __typename: 'CommandConflict', code: string };

type AddressFailureParts_DeliveryUnavailable_Fragment = { __typename: 'DeliveryUnavailable', code: string };

type AddressFailureParts_DeliveryWindowNeeded_Fragment = { __typename: 'DeliveryWindowNeeded', code: string };

type AddressFailureParts_DeliveryWindowUnavailable_Fragment = { __typename: 'DeliveryWindowUnavailable', code: string };

type AddressFailureParts_IdempotencyConflict_Fragment = { __typename: 'IdempotencyConflict', code: string };

type AddressFailureParts_InvalidCard_Fragment = { __typename: 'InvalidCard', code: string };

type AddressFailureParts_InvalidGuest_Fragment = { __typename: 'InvalidGuest', code: string };

type AddressFailureParts_InvalidQuantity_Fragment = { __typename: 'InvalidQuantity', code: string };

type AddressFailureParts_ItemsOutOfStock_Fragment = { __typename: 'ItemsOutOfStock', code: string };

type AddressFailureParts_NothingToMerge_Fragment = { __typename: 'NothingToMerge', code: string };

type AddressFailureParts_OrderNotCancellable_Fragment = { __typename: 'OrderNotCancellable', code: string };

type AddressFailureParts_OrderNotFound_Fragment = { __typename: 'OrderNotFound', code: string };

type AddressFailureParts_OutOfStock_Fragment = { __typename: 'OutOfStock', code: string };

type AddressFailureParts_PaymentServiceUnavailable_Fragment = { __typename: 'PaymentServiceUnavailable', code: string };

type AddressFailureParts_PlaceOutsideMarket_Fragment = { __typename: 'PlaceOutsideMarket', code: string };

type AddressFailureParts_PreferredClubUnavailable_Fragment = { __typename: 'PreferredClubUnavailable', code: string };

type AddressFailureParts_ProductUnavailable_Fragment = { __typename: 'ProductUnavailable', code: string };

type AddressFailureParts_QuantityLimitExceeded_Fragment = { __typename: 'QuantityLimitExceeded', code: string };

type AddressFailureParts_ServiceFeeUnavailable_Fragment = { __typename: 'ServiceFeeUnavailable', code: string };

type AddressFailureParts_TotalChanged_Fragment = { __typename: 'TotalChanged', code: string };

export type AddressFailurePartsFragment =
  | AddressFailureParts_AddressInvalid_Fragment
  | AddressFailureParts_AddressNotFound_Fragment
  | AddressFailureParts_AttemptClosed_Fragment
  | AddressFailureParts_AttemptNotFound_Fragment
  | AddressFailureParts_CartBusy_Fragment
  | AddressFailureParts_CartLineNotFound_Fragment
  | AddressFailureParts_CartLockedByPayment_Fragment
  | AddressFailureParts_CartNotFound_Fragment
  | AddressFailureParts_CartNotReady_Fragment
  | AddressFailureParts_CheckoutInProgress_Fragment
  | AddressFailureParts_ClubUnavailable_Fragment
  | AddressFailureParts_CommandConflict_Fragment
  | AddressFailureParts_DeliveryUnavailable_Fragment
  | AddressFailureParts_DeliveryWindowNeeded_Fragment
  | AddressFailureParts_DeliveryWindowUnavailable_Fragment
  | AddressFailureParts_IdempotencyConflict_Fragment
  | AddressFailureParts_InvalidCard_Fragment
  | AddressFailureParts_InvalidGuest_Fragment
  | AddressFailureParts_InvalidQuantity_Fragment
  | AddressFailureParts_ItemsOutOfStock_Fragment
  | AddressFailureParts_NothingToMerge_Fragment
  | AddressFailureParts_OrderNotCancellable_Fragment
  | AddressFailureParts_OrderNotFound_Fragment
  | AddressFailureParts_OutOfStock_Fragment
  | AddressFailureParts_PaymentServiceUnavailable_Fragment
  | AddressFailureParts_PlaceOutsideMarket_Fragment
  | AddressFailureParts_PreferredClubUnavailable_Fragment
  | AddressFailureParts_ProductUnavailable_Fragment
  | AddressFailureParts_QuantityLimitExceeded_Fragment
  | AddressFailureParts_ServiceFeeUnavailable_Fragment
  | AddressFailureParts_TotalChanged_Fragment
;

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

export const AddressFailurePartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","AddressFailureParts","UserError",["code","__typename"]]);
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

import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser-storage.ts';
import { readDocumentCookie, writeCookie } from '../cookies.ts';
import { storeInventoryClub } from './chosen-club.ts';

/** The home delivery address chosen before a cart exists (DELIVERY-41). */
export interface ChosenAddress {
  /** Id of one of the member's saved addresses. */
  readonly id: string;
  /** Text that the selectors show. */
  readonly alias: string;
}

const addressCookie = 'tarima.address';
const aliasKey = 'tarima.address-alias';
const idFormat = /^[\w-]{1,64}$/;
/** A saved address without an alias is named by its street, which has at most 150 characters. */
const maxAliasLength = 150;
const listeners = new Set<() => void>();

/** Stores the choice in this browser, with the club that delivers to the address; null removes both. */
export function rememberAddress(address: (ChosenAddress & { readonly clubKey: string | undefined }) | null): void {
  writeCookie(addressCookie, address?.id ?? '');
  storeInventoryClub(address?.clubKey ?? null);
  if (address) deviceStorage.set(aliasKey, address.alias);
  else deviceStorage.remove(aliasKey);
  for (const listener of listeners) listener();
}

/** Removes the choice if it is this address, which the member has deleted. */
export function forgetAddress(id: string): void {
  if (readAddressId() === id) rememberAddress(null);
}

/** Returns the chosen address of this browser; null without one, and on the server. */
export function useChosenAddress(): ChosenAddress | null {
  const id = useSyncExternalStore(listen, readAddressId, getServerSnapshot);
  const alias = useSyncExternalStore(listen, readAlias, getServerSnapshot);
  return id && alias ? { id, alias } : null;
}

/** Reads the id of the chosen address in the browser; empty without a choice or with an invalid id. */
export function readAddressId(): string {
  const id = readDocumentCookie(addressCookie) ?? '';
  return idFormat.test(id) ? id : '';
}

const getServerSnapshot = () => '';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readAlias(): string {
  const alias = deviceStorage.get(aliasKey) ?? '';
  return alias.length <= maxAliasLength ? alias : '';
}

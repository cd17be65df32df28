import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../browser-storage.ts';
import { readDocumentCookie, writeCookie } from '../cookies.ts';
import { rememberInventoryClub } from './chosen-club.ts';

/** The address for home delivery that was chosen before there is a cart (DELIVERY-41). */
export interface ChosenAddress {
  /** One of the member's saved addresses. */
  readonly id: string;
  /** What the selectors show. */
  readonly alias: string;
}

const addressCookie = 'tarima.address';
const aliasKey = 'tarima.address-alias';
const idFormat = /^[\w-]{1,64}$/;
/** A saved address without an alias is named by its street, which has at most 150 characters. */
const longestAlias = 150;
const listeners = new Set<() => void>();

/** Remembers the choice in this browser, with the club that brings goods there; null forgets both. */
export function rememberAddress(address: (ChosenAddress & { readonly clubKey: string | undefined }) | null): void {
  writeCookie(addressCookie, address?.id ?? '');
  rememberInventoryClub(address?.clubKey ?? null);
  if (address) deviceStorage.set(aliasKey, address.alias);
  else deviceStorage.remove(aliasKey);
  for (const tell of listeners) tell();
}

/** Forgets the choice when it is this address, which the member has deleted. */
export function forgetAddress(id: string): void {
  if (readAddressId() === id) rememberAddress(null);
}

/** The choice of this browser; null without one, and on the server. */
export function useChosenAddress(): ChosenAddress | null {
  const id = useSyncExternalStore(listen, readAddressId, nobody);
  const alias = useSyncExternalStore(listen, readAlias, nobody);
  return id && alias ? { id, alias } : null;
}

/** The chosen address's id, read in the browser now; empty without a choice, and when the cookie holds no id. */
export function readAddressId(): string {
  const id = readDocumentCookie(addressCookie) ?? '';
  return idFormat.test(id) ? id : '';
}

const nobody = () => '';

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function readAlias(): string {
  const alias = deviceStorage.get(aliasKey) ?? '';
  return alias.length <= longestAlias ? alias : '';
}

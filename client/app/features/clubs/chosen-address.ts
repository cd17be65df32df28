import { useSyncExternalStore } from 'react';
import { readDocumentCookie, writeCookie } from '../../shell/cookies.ts';
import { rememberInventoryClub } from './chosen-club.ts';

/** The address to which goods shall go, before there is a cart that knows it (store.md §3, Storage). */
export interface ChosenAddress {
  /** One of the member's saved addresses. */
  readonly id: string;
  /** What the selectors show. */
  readonly alias: string;
}

const addressCookie = 'tarima.address';
const aliasKey = 'tarima.address-alias';
const listeners = new Set<() => void>();

/** Remembers the choice in this browser, with the club that brings goods there; null forgets both. */
export function rememberAddress(address: (ChosenAddress & { readonly clubKey: string | undefined }) | null): void {
  writeCookie(addressCookie, address?.id ?? '');
  rememberInventoryClub(address?.clubKey ?? null);
  try {
    if (address) localStorage.setItem(aliasKey, address.alias);
    else localStorage.removeItem(aliasKey);
  } catch (error) {
    console.warn('The chosen address could not be stored.', error);
  }
  for (const tell of listeners) tell();
}

/** The choice of this browser; null without one, and on the server. */
export function useChosenAddress(): ChosenAddress | null {
  const id = useSyncExternalStore(listen, readAddressId, nobody);
  const alias = useSyncExternalStore(listen, readAlias, nobody);
  return id && alias ? { id, alias } : null;
}

/** The chosen address's id, read in the browser now; empty without a choice. */
export const readAddressId = (): string => readDocumentCookie(addressCookie) ?? '';

const nobody = () => '';

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function readAlias(): string {
  try {
    return localStorage.getItem(aliasKey) ?? '';
  } catch {
    return '';
  }
}

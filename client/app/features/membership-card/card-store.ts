import { clear, createStore, get, set } from 'idb-keyval';
import type { CodeParameters } from './card-code.ts';
import type { MembershipCardQuery } from './membership-card.gen.ts';

type Member = NonNullable<MembershipCardQuery['me']>;

/** What the card shows: the member and their membership when the page was last loaded. */
export type CardHolder = Pick<Member, 'membershipNumber' | 'firstName' | 'lastName'> & {
  readonly membership: NonNullable<Member['membership']>;
};

/** The key of this device's card. The browser keeps it and never shows it to a script (MEMBERSHIP-232). */
export interface CardKey extends CodeParameters {
  readonly keyId: string;
  readonly key: CryptoKey;
}

/** The card that this device keeps, so that it can be shown offline. */
export interface StoredCard {
  /** Random id of this device, for its key. */
  readonly deviceId: string;
  readonly holder: CardHolder;
  readonly cardKey: CardKey | null;
}

const entry = 'card';
/** The database is opened on first use: the server has none. */
const openCards = () => createStore('tarima-card', 'cards');
/** False in a browser without IndexedDB, such as some webviews. There the card is shown, and not stored. */
const canStore = () => 'indexedDB' in globalThis;

/** The card of this device; undefined without one, and in a browser that stores nothing. */
export async function readCard(): Promise<StoredCard | undefined> {
  if (!canStore()) return undefined;
  try {
    return await get<StoredCard>(entry, openCards());
  } catch (error) {
    console.info('The membership card cannot be stored.', error);
    return undefined;
  }
}

/** Stores a card; false in a browser that stores nothing. */
export async function saveCard(card: StoredCard): Promise<boolean> {
  if (!canStore()) return false;
  try {
    await set(entry, card, openCards());
    return true;
  } catch (error) {
    console.info('The membership card cannot be stored.', error);
    return false;
  }
}

/** Deletes the card and its key from this device. */
export async function deleteCard(): Promise<void> {
  if (!canStore()) return;
  try {
    await clear(openCards());
  } catch (error) {
    console.info('The membership card cannot be deleted.', error);
  }
}

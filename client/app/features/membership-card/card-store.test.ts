import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteCard, readCard, type StoredCard, saveCard } from './card-store.ts';

const card: StoredCard = {
  deviceId: 'device-1',
  holder: {
    membershipNumber: '64011045120001',
    firstName: 'Ana',
    lastName: 'Rojas',
    membership: {} as StoredCard['holder']['membership'],
  },
  cardKey: null,
};
const useCards = async () => [await saveCard(card), await readCard(), await deleteCard()];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the store of the card', () => {
  it('is empty and says nothing in a browser without IndexedDB (MEMBERSHIP-322)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    expect('indexedDB' in globalThis).toBe(false);
    expect(await useCards()).toEqual([false, undefined, undefined]);
    expect(info).not.toHaveBeenCalled();
  });

  it('is empty and logs why in a browser that refuses to store (MEMBERSHIP-322)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    expect(await useCards()).toEqual([false, undefined, undefined]);
    expect(info).toHaveBeenCalledTimes(3);
  });
});

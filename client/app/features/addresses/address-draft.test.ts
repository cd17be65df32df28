import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AddressDraft, readDraft, storeDraft } from './address-draft.ts';
import { emptyLocation } from './address-location.ts';

const draft: AddressDraft = {
  memberId: 'sub-ana',
  marketCode: 'CR',
  trigger: 'address-book',
  addressId: null,
  commandId: '0195c1de-7a70-7c4e-9a3b-0c5e4f0f6a11',
  values: { description: '', alias: 'Casa', name: '', phoneCountry: 'GT', phone: '12', isDefault: false },
  location: {
    ...emptyLocation,
    text: 'Escazú',
    hasManualTerritory: true,
    territories: { province: { id: '1', name: 'San José' } },
    place: {
      position: { latitude: 9.9, longitude: -84.1 },
      plusCode: '66XQWVJ6+VH',
      streetText: 'Escazú',
      isDeliverable: true,
      territories: {},
    },
  },
};

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('restores the draft unchanged, only for the same member and market (ADDRESSES-102, ADDRESSES-104)', () => {
  storeDraft(draft);
  expect(readDraft('sub-ana', 'CR')).toEqual(draft);
  expect(readDraft('sub-marcus', 'CR')).toBeUndefined();
  expect(readDraft('sub-ana', 'PA')).toBeUndefined();
});

it('restores no pending look-up and no problem', () => {
  storeDraft({ ...draft, location: { ...draft.location, isLookingUp: true, problem: 'no-response' } });
  expect(readDraft('sub-ana', 'CR')?.location).toEqual(draft.location);
});

it('removes a discarded draft (ADDRESSES-105)', () => {
  storeDraft(draft);
  storeDraft(null);
  expect(readDraft('sub-ana', 'CR')).toBeUndefined();
  expect(texts.size).toBe(0);
});

it.each(['{"memberId":"sub-ana"}', '{', ''])('ignores the stored text %j', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  storeDraft(draft);
  for (const name of texts.keys()) texts.set(name, text);
  expect(readDraft('sub-ana', 'CR')).toBeUndefined();
  expect(warn.mock.calls.length).toBe(text.startsWith('{"') ? 0 : 1);
});

it('works without session storage', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft(draft);
  expect(readDraft('sub-ana', 'CR')).toBeUndefined();
  expect(info).toHaveBeenCalledTimes(2);
});

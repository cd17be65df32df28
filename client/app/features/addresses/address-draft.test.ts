import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AddressDraft, keepDraft, leftDraft } from './address-draft.ts';
import { nowhere } from './address-location.ts';

const draft: AddressDraft = {
  memberId: 'sub-ana',
  marketCode: 'CR',
  trigger: 'address-book',
  addressId: null,
  commandId: '0195c1de-7a70-7c4e-9a3b-0c5e4f0f6a11',
  values: { description: '', alias: 'Casa', name: '', phoneCountry: 'GT', phone: '12', isDefault: false },
  location: {
    ...nowhere,
    text: 'Escazú',
    isManual: true,
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

it('is there again as it was, for its writer in its market (ADDRESSES-102, ADDRESSES-104)', () => {
  keepDraft(draft);
  expect(leftDraft('sub-ana', 'CR')).toEqual(draft);
  expect(leftDraft('sub-marcus', 'CR')).toBeUndefined();
  expect(leftDraft('sub-ana', 'PA')).toBeUndefined();
});

it('waits for nothing that was asked before', () => {
  keepDraft({ ...draft, location: { ...draft.location, isLookingUp: true, problem: 'no-answer' } });
  expect(leftDraft('sub-ana', 'CR')?.location).toEqual(draft.location);
});

it('is gone once it is given up (ADDRESSES-105)', () => {
  keepDraft(draft);
  keepDraft(null);
  expect(leftDraft('sub-ana', 'CR')).toBeUndefined();
  expect(texts.size).toBe(0);
});

it.each(['{"memberId":"sub-ana"}', '{', ''])('counts as none when it reads %j', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  keepDraft(draft);
  for (const name of texts.keys()) texts.set(name, text);
  expect(leftDraft('sub-ana', 'CR')).toBeUndefined();
  expect(warn.mock.calls.length).toBe(text.startsWith('{"') ? 0 : 1);
});

it('does without a storage that the browser refuses', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(draft);
  expect(leftDraft('sub-ana', 'CR')).toBeUndefined();
  expect(info).toHaveBeenCalledTimes(2);
});

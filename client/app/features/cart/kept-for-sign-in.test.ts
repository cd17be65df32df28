import { beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents } from '../../testing/page-events.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { keepForSignIn, restoreAfterSignIn } from './kept-for-sign-in.ts';
import type { OutboxEntry } from './outbox.ts';
import { parseOutbox } from './outbox-entries.ts';

const addEntry = (memberId: string, commandId: string): OutboxEntry => ({
  memberId,
  command: { kind: 'add', input: { commandId, sku: '110101-1', quantity: 1, clubKey: '6401' } },
});
const queuedIds = () => parseOutbox(getStoredOutbox('CR')).map(({ command }) => command.input.commandId);

beforeEach(() => {
  stubPageEvents();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps changes in order until the member signs in again (CART-105)', async () => {
  keepForSignIn('CR', addEntry('ana', 'first'));
  keepForSignIn('CR', addEntry('ana', 'second'));
  expect(queuedIds(), 'the outbox stays empty').toEqual([]);
  await restoreAfterSignIn('CR', 'ana');
  expect(queuedIds()).toEqual(['first', 'second']);
});

it('restores changes once and only in their market (CART-105)', async () => {
  keepForSignIn('CR', addEntry('ana', 'first'));
  await restoreAfterSignIn('JM', 'ana');
  expect(queuedIds()).toEqual([]);
  await restoreAfterSignIn('CR', 'ana');
  await restoreAfterSignIn('CR', 'ana');
  expect(queuedIds()).toEqual(['first']);
});

it('drops the changes of another member (CART-105)', async () => {
  keepForSignIn('CR', addEntry('ana', 'first'));
  await restoreAfterSignIn('CR', 'diego');
  await restoreAfterSignIn('CR', 'ana');
  expect(queuedIds()).toEqual([]);
});

it('returns false when the storage is unavailable', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepForSignIn('CR', addEntry('ana', 'first'))).toBe(false);
  await expect(restoreAfterSignIn('CR', 'ana')).resolves.toBeUndefined();
});

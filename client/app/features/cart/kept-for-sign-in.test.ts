import { beforeEach, expect, it, vi } from 'vitest';
import { keepForSignIn, restoreAfterSignIn } from './kept-for-sign-in.ts';
import { storedWaiting, type WaitingEntry } from './outbox.ts';
import { readWaiting } from './waiting-entries.ts';

const added = (memberId: string, commandId: string): WaitingEntry => ({
  memberId,
  command: { kind: 'add', input: { commandId, sku: '110101-1', quantity: 1, clubId: '6401' } },
});
const waiting = () => readWaiting(storedWaiting('CR')).map(({ command }) => command.input.commandId);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps changes in their order until the member signs in again (CART-105)', async () => {
  keepForSignIn('CR', added('ana', 'first'));
  keepForSignIn('CR', added('ana', 'second'));
  expect(waiting(), 'a guest’s changes do not wait behind them').toEqual([]);
  await restoreAfterSignIn('CR', 'ana');
  expect(waiting()).toEqual(['first', 'second']);
});

it('restores them once, and in their market (CART-105)', async () => {
  keepForSignIn('CR', added('ana', 'first'));
  await restoreAfterSignIn('JM', 'ana');
  expect(waiting()).toEqual([]);
  await restoreAfterSignIn('CR', 'ana');
  await restoreAfterSignIn('CR', 'ana');
  expect(waiting()).toEqual(['first']);
});

it('drops what another member left (CART-105)', async () => {
  keepForSignIn('CR', added('ana', 'first'));
  await restoreAfterSignIn('CR', 'diego');
  await restoreAfterSignIn('CR', 'ana');
  expect(waiting()).toEqual([]);
});

it('answers false where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepForSignIn('CR', added('ana', 'first'))).toBe(false);
  await expect(restoreAfterSignIn('CR', 'ana')).resolves.toBeUndefined();
});

import { defaultLocale } from '@tarima/markets/locale';
import { afterEach, expect, it, vi } from 'vitest';
import { createGuestFactory } from './shopper.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('renews the token of a guest before it expires', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  const guest = createGuestFactory(() => Promise.reject(new Error('no request')), defaultLocale, 'secret')();
  const readClaims = (): { sub: string; exp: number } =>
    JSON.parse(Buffer.from(guest.context.bearer?.split('.')[1] ?? '', 'base64url').toString());
  const first = readClaims();
  vi.advanceTimersByTime(200_000);
  expect(readClaims()).toEqual(first);
  vi.advanceTimersByTime(400_000);
  const later = readClaims();
  expect(later.sub).toBe(first.sub);
  expect(later.exp).toBeGreaterThan(Date.now() / 1_000 + 60);
});

import { decodeJwt } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createGuests } from './guest.ts';

const create = () =>
  createGuests({
    tokenSecret: 'secret of the guest tokens of this test',
    audience: 'https://graph.tarima.test',
    secure: true,
  });
afterEach(() => void vi.useRealTimers());

it('sends the same token of a guest for a minute, and then a new one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 12) });
  const guests = create();
  const token = await guests.token('one');
  vi.advanceTimersByTime(59_000);
  expect(await guests.token('one')).toBe(token);
  vi.advanceTimersByTime(2_000);
  const next = await guests.token('one');
  expect(next).not.toBe(token);
  expect(decodeJwt(next)).toMatchObject({ sub: 'one', exp: Date.UTC(2026, 10, 27, 12, 6, 1) / 1_000 });
});

it('never sends the token of another guest', async () => {
  const guests = create();
  const subjects = await Promise.all(['one', 'other', 'one'].map((guestId) => guests.token(guestId)));
  expect(subjects.map((token) => decodeJwt(token).sub)).toEqual(['one', 'other', 'one']);
});

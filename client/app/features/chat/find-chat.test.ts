import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChat } from './find-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('findChat (CONTENT-52)', () => {
  it('checks every 400 ms and returns the chat-bot when it appears', async () => {
    const chat = { open: () => undefined };
    const found = findChat(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.stubGlobal('ClubChat', chat);
    await vi.advanceTimersByTimeAsync(200);
    expect(await found).toBe(chat);
  });

  it('stops after 20 checks', async () => {
    let checks = 0;
    vi.stubGlobal('ClubChat', undefined);
    Object.defineProperty(globalThis, 'ClubChat', { configurable: true, get: () => void checks++ });
    const found = findChat(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await found).toBeUndefined();
    expect(checks).toBe(20);
  });
});

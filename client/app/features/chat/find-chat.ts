import { poll } from '../../poll.ts';

/** The global of the chat-bot's script. */
export interface ClubChat {
  open(options: { readonly language: string }): void;
}

/** Milliseconds before each of the 20 checks (CONTENT-52). */
const waitsMs: readonly number[] = Array.from({ length: 20 }, () => 400);

/**
 * Checks for the chat-bot, whose script defines it a while after it has run.
 * @returns undefined when it did not appear or the signal is aborted
 */
export const findChat = (signal: AbortSignal): Promise<ClubChat | undefined> =>
  poll({ waitsMs, signal }, async () => (globalThis as { readonly ClubChat?: ClubChat }).ClubChat);

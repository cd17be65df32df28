import type { Consent } from '../consent-choice.ts';
import type { LogMessage } from './log.ts';
import { maskWords, scrub } from './scrub.ts';

/** Maximum characters of a message. */
export const maximumMessageLength = 500;
/** Messages that one document sends per minute; a repeated message is sent once in this time. */
const messagesPerWindow = 20;
const windowMs = 60_000;

export interface LogSenderOptions {
  readonly readConsent: () => Consent | undefined;
  /** Whether the configuration enables logging of membership purchases. */
  readonly logsMembershipPurchases: boolean;
  /** Version and build of the shop. */
  readonly version: string;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  readonly post: (body: string) => Promise<unknown>;
}

/**
 * Creates the function that sends log messages: scrubbed, masked (ANALYTICS-17), with the shop's version (ANALYTICS-18),
 * rate-limited (ANALYTICS-56), dropped silently on failure (ANALYTICS-14). Only errors are sent without consent
 * (ANALYTICS-57).
 */
export function createLogSender(options: LogSenderOptions): (message: LogMessage) => void {
  let windowStart = Number.NEGATIVE_INFINITY;
  const sent = new Set<string>();
  return ({ level, message, topic }) => {
    if (level !== 'error' && options.readConsent() !== 'accepted') return;
    if (topic === 'membership-purchase' && !options.logsMembershipPurchases) return;
    if (options.now() - windowStart >= windowMs) {
      windowStart = options.now();
      sent.clear();
    }
    const tag = ` (${options.version})`;
    const text = maskWords(scrub(message)).slice(0, maximumMessageLength - tag.length) + tag;
    if (sent.size >= messagesPerWindow || sent.has(text)) return;
    sent.add(text);
    options.post(JSON.stringify({ message: text, level })).catch(() => undefined);
  };
}

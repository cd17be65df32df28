import { describe, expect, it, vi } from 'vitest';
import type { Consent } from '../consent-choice.ts';
import { createLogSender, maximumMessageLength } from './send-log-message.ts';

function createSender(options: { consent?: Consent; logsMembershipPurchases?: boolean } = {}) {
  const clock = { now: 0 };
  const post = vi.fn(async (_body: string): Promise<unknown> => undefined);
  const send = createLogSender({
    readConsent: () => options.consent,
    logsMembershipPurchases: options.logsMembershipPurchases ?? false,
    version: '0.1.0:47',
    now: () => clock.now,
    post,
  });
  const sent = () => post.mock.calls.map(([body]) => JSON.parse(body));
  return { send, sent, post, clock };
}

describe('createLogSender', () => {
  it('sends the message with level and version, scrubbed and masked (ANALYTICS-13, ANALYTICS-17, ANALYTICS-18, ANALYTICS-55)', () => {
    const { send, sent } = createSender();
    send({ level: 'error', message: `failed for ana@example.com ${'x'.repeat(30)}` });
    expect(sent()).toEqual([{ level: 'error', message: `failed for [email] ${'x'.repeat(24)}… (0.1.0:47)` }]);
  });

  it.each([
    [undefined, ['error']],
    ['declined', ['error']],
    ['accepted', ['info', 'warn', 'error']],
  ] as const)('with the choice %s sends %j (ANALYTICS-57)', (consent, levels) => {
    const { send, sent } = createSender(consent ? { consent } : {});
    for (const level of ['info', 'warn', 'error'] as const) send({ level, message: level });
    expect(sent().map(({ level }) => level)).toEqual(levels);
  });

  it.each([true, false])('with purchase logging %s (ANALYTICS-20)', (logsMembershipPurchases) => {
    const { send, sent } = createSender({ consent: 'accepted', logsMembershipPurchases });
    send({ level: 'info', message: 'membership paid', topic: 'membership-purchase' });
    expect(sent()).toHaveLength(logsMembershipPurchases ? 1 : 0);
  });

  it('sends 20 messages per minute and a repeated one once (ANALYTICS-56)', () => {
    const { send, sent, clock } = createSender();
    for (let count = 0; count < 50; count++) send({ level: 'error', message: `error ${count % 30}` });
    expect(sent()).toHaveLength(20);
    clock.now = 60_000;
    send({ level: 'error', message: 'error 0' });
    expect(sent()).toHaveLength(21);
  });

  it('drops a message that cannot be sent, without an error (ANALYTICS-14)', async () => {
    const { send, post } = createSender();
    post.mockRejectedValue(new Error('offline'));
    expect(() => send({ level: 'error', message: 'lost' })).not.toThrow();
    await Promise.resolve();
    expect(post).toHaveBeenCalledOnce();
  });

  it('limits the length of a message', () => {
    const { send, sent } = createSender();
    send({ level: 'error', message: 'word '.repeat(400) });
    expect(sent()[0]?.message).toHaveLength(maximumMessageLength);
  });
});

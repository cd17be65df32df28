import { describe, expect, it, vi } from 'vitest';
import { CaptchaUnansweredError } from '../captcha/index.ts';
import { beginMembership, type RegisterContext, type RegisterGraph } from './begin-membership.ts';

type BeginResult = Awaited<ReturnType<RegisterGraph['begin']>>;

const begun = {
  __typename: 'BeginCheckoutSuccess',
  attempt: { __typename: 'CheckoutAttempt', id: 'attempt-1' },
} as const;
const refusal = (typename: string, more = {}) =>
  ({ __typename: typename, code: 'CODE', message: 'Message.', ...more }) as unknown as BeginResult;
const holder = (status: string) => ({ __typename: 'CheckoutAttempt', id: 'attempt-0', status });
const membership = { type: 'DIAMOND', club: '6401' } as const;

function setUp(results: readonly (BeginResult | Error)[], canCancel = true) {
  const queue = [...results];
  const keys: string[] = [];
  const graph = {
    begin: vi.fn(async () => {
      const next = queue.shift();
      if (!next || next instanceof Error) throw next ?? new Error('No more results.');
      return next;
    }),
    cancel: vi.fn(async () => canCancel),
  };
  const captcha = { getAnswer: vi.fn(async () => undefined), renew: vi.fn() };
  const context: RegisterContext = {
    graph,
    captcha,
    getKey: (_membership, isRefused) => {
      if (isRefused || keys.length === 0) keys.push(`key-${keys.length}`);
      return keys.at(-1) ?? '';
    },
  };
  return { graph, captcha, keys, begin: () => beginMembership(context, membership) };
}

describe('beginning the purchase of a new membership (MEMBERSHIP-158)', () => {
  it('returns the attempt', async () => {
    expect(await setUp([begun]).begin()).toEqual({ type: 'begun', attemptId: 'attempt-1' });
  });

  it.each([
    [
      'InvalidApplicant',
      { errors: [{ field: 'state', reason: 'REQUIRED' }] },
      [{ field: 'province', reason: 'REQUIRED' }],
    ],
    ['InvalidPassword', {}, [{ field: 'password', reason: 'REFUSED' }]],
    ['EmailAlreadyRegistered', {}, [{ field: 'email', reason: 'IN_USE' }]],
  ])('shows %s at the field', async (typename, more, errors) => {
    const { begin, captcha } = setUp([refusal(typename, more)]);
    expect(await begin()).toEqual({ type: 'fields', errors, message: 'Message.' });
    expect(captcha.renew).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'InvalidApplicant',
      { errors: [{ field: 'applicant', reason: 'REQUIRED' }] },
      { type: 'refused', message: 'Message.' },
    ],
    ['MembershipNotAvailable', {}, { type: 'not-sold', message: 'Message.' }],
    ['CheckoutInProgress', { holder: holder('PROCESSING') }, { type: 'in-progress', attemptId: 'attempt-0' }],
    ['CheckoutInProgress', { holder: null }, { type: 'in-progress', attemptId: undefined }],
  ])('shows %s %j', async (typename, more, expected) => {
    expect(await setUp([refusal(typename, more)]).begin()).toEqual(expected);
  });

  it('replaces an unpaid attempt that the shopper left', async () => {
    const { begin, graph } = setUp([refusal('CheckoutInProgress', { holder: holder('OPEN') }), begun]);
    expect(await begin()).toEqual({ type: 'begun', attemptId: 'attempt-1' });
    expect(graph.cancel).toHaveBeenCalledExactlyOnceWith('attempt-0');
  });

  it('does not replace an attempt that cannot be cancelled', async () => {
    const { begin } = setUp([refusal('CheckoutInProgress', { holder: holder('OPEN') })], false);
    expect(await begin()).toEqual({ type: 'in-progress', attemptId: 'attempt-0' });
  });

  it('uses a new key when the old one belongs to something else', async () => {
    const { begin, keys } = setUp([refusal('IdempotencyConflict'), begun]);
    expect(await begin()).toMatchObject({ type: 'begun' });
    expect(keys).toEqual(['key-0', 'key-1']);
  });

  it('answers a new captcha that solves itself, and waits for the shopper with a checkbox', async () => {
    const challenge = { kind: 'ALTCHA' };
    const { begin, captcha } = setUp([refusal('CaptchaRequired', { challenge }), begun]);
    expect(await begin()).toMatchObject({ type: 'begun' });
    expect(captcha.renew).toHaveBeenCalledWith(challenge);
    const box = setUp([refusal('CaptchaRequired', { challenge: { kind: 'RECAPTCHA_V2' } })]);
    expect(await box.begin()).toEqual({ type: 'refused', message: 'Message.' });
  });

  it('says so when there is no response', async () => {
    expect(await setUp([new Error('offline')]).begin()).toEqual({ type: 'unavailable' });
  });

  it('sends nothing while the captcha has no answer', async () => {
    const { begin, captcha, graph } = setUp([begun]);
    captcha.getAnswer.mockRejectedValue(new CaptchaUnansweredError());
    await expect(begin()).rejects.toThrow(CaptchaUnansweredError);
    expect(graph.begin).not.toHaveBeenCalled();
  });
});

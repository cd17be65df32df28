import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, completed, declined, placed, setUpPayment } from '../../testing/payment.ts';
import { pay } from './pay.ts';
import type { Attempt } from './payment.ts';
import { awaitAction, awaitReturn, findAttemptOutcome } from './watch-attempt.ts';

beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(() => void vi.useRealTimers());

const bankPage = {
  __typename: 'CardAuthentication' as const,
  url: 'https://bank.test/1',
  accessToken: 'jwt-1',
  expiresAt: '2026-11-24T10:15:00Z',
};
const collectionPage = { ...bankPage, __typename: 'DeviceDataCollection' as const, url: 'https://bank.test/collect' };
const challenged = attempt('CHALLENGE_REQUIRED', { action: bankPage });
const collecting = attempt('CHALLENGE_REQUIRED', { action: collectionPage });

it('returns the action and keeps the attempt key (CHECKOUT-60)', async () => {
  const { context, stored } = setUpPayment({ place: async () => placed(challenged) });
  expect(await pay(context)).toEqual({ type: 'action', attemptId: 'attempt-1', action: bankPage, method: 'CARD' });
  expect(stored.size).toBe(1);
});

it('collects the device data and continues with its session (CHECKOUT-320)', async () => {
  const { context } = setUpPayment({
    place: async () => placed(collecting),
    submitDeviceData: async () => placed(challenged),
  });
  const submit = vi.spyOn(context.graph, 'submitDeviceData');
  expect(await pay(context)).toMatchObject({ type: 'action', action: bankPage });
  expect(context.collectDeviceData).toHaveBeenCalledExactlyOnceWith(collectionPage);
  expect(submit).toHaveBeenCalledExactlyOnceWith('attempt-1', 'session-1');
});

it('continues without device data when the page does not report (CHECKOUT-320)', async () => {
  const { context } = setUpPayment({ place: async () => placed(collecting) });
  const submit = vi.spyOn(context.graph, 'submitDeviceData');
  expect(await pay({ ...context, collectDeviceData: async () => null })).toMatchObject({ type: 'completed' });
  expect(submit).toHaveBeenCalledWith('attempt-1', null);
});

it('polls when the response to the device data is lost', async () => {
  const { context } = setUpPayment({
    place: async () => placed(collecting),
    submitDeviceData: async () => Promise.reject(new Error('504')),
  });
  expect(await pay(context)).toMatchObject({ type: 'completed' });
});

it('submits no device data after the shopper left the page', async () => {
  const { context } = setUpPayment({ place: async () => placed(collecting) });
  const controller = new AbortController();
  const collectDeviceData = async () => {
    controller.abort();
    return null;
  };
  expect(await pay({ ...context, collectDeviceData, signal: controller.signal })).toEqual({ type: 'pending' });
  expect(context.graph.submitDeviceData).not.toHaveBeenCalled();
});

describe('a shopper who comes back from a provider (CHECKOUT-322)', () => {
  it('waits while the recorded return takes effect', async () => {
    const findAttempt = vi
      .fn(async (): Promise<Attempt | null> => completed)
      .mockResolvedValueOnce(challenged)
      .mockResolvedValueOnce(attempt('PROCESSING'));
    expect(await awaitReturn(setUpPayment({ findAttempt }).context, 'attempt-1')).toMatchObject({ type: 'completed' });
  });

  it('gets the action again when nothing was confirmed', async () => {
    const { context } = setUpPayment({ findAttempt: async () => challenged });
    expect(await awaitReturn(context, 'attempt-1')).toMatchObject({ type: 'action', action: bankPage });
  });

  it('sees no attempt of another session', async () => {
    expect(await awaitReturn(setUpPayment({ findAttempt: async () => null }).context, 'attempt-1')).toEqual({
      type: 'foreign',
    });
  });

  it('sees a pending payment when the graph stays unavailable (ERRORS-83)', async () => {
    const { context } = setUpPayment({ findAttempt: async () => Promise.reject(new Error('503')) });
    expect(await awaitReturn(context, 'attempt-1')).toEqual({ type: 'pending' });
  });
});

it('watches the attempt until the bank is done or the page is left (CHECKOUT-321)', async () => {
  const findAttempt = vi.fn(async () => completed).mockResolvedValueOnce(challenged);
  expect(await awaitAction(setUpPayment({ findAttempt }).context, 'attempt-1')).toBe(true);
  const { context } = setUpPayment({ findAttempt: async () => challenged });
  expect(await awaitAction({ ...context, signal: AbortSignal.abort() }, 'attempt-1')).toBe(false);
});

it('shows the failure of an earlier attempt, and nothing for one that is open or another shopper’s', async () => {
  const show = (found: Attempt | null) =>
    findAttemptOutcome(setUpPayment({ findAttempt: async () => found }).context, 'attempt-1');
  expect(await show(declined)).toMatchObject({ problem: { code: 'ERROR_CARD_HARD_DECLINE' } });
  expect(await show(attempt('OPEN'))).toBeUndefined();
  expect(await show(null)).toBeUndefined();
});

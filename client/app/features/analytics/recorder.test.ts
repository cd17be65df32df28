import { describe, expect, it, vi } from 'vitest';
import { createRecorder } from './recorder.ts';
import type { SegmentClient } from './segment-client.ts';

function startRecorder(options: { isAllowed?: boolean; wasRecorded?: boolean; knownId?: string } = {}) {
  const state = { isAllowed: options.isAllowed ?? true, memberId: options.knownId ?? null };
  const calls: string[] = [];
  const client: SegmentClient = {
    page: (name) => void calls.push(`page ${name}`),
    track: (name) => void calls.push(`track ${name}`),
    identify: (id) => {
      state.memberId = id;
      calls.push(`identify ${id}`);
    },
    getMemberId: () => state.memberId,
    reset: () => {
      state.memberId = null;
      calls.push('reset');
    },
    close: () => void calls.push('close'),
  };
  const loadClient = vi.fn(async () => client);
  const recorder = createRecorder({
    isAllowed: () => state.isAllowed,
    loadClient,
    wasRecorded: () => options.wasRecorded ?? true,
    toMemberId: async (subject) => `id of ${subject}`,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { recorder, state, calls, loadClient, settle };
}

describe('createRecorder', () => {
  it('loads nothing and drops what happens before consent (ANALYTICS-50)', async () => {
    const { recorder, state, calls, loadClient, settle } = startRecorder({ isAllowed: false });
    recorder.recordPage('home');
    recorder.setMember('ana', 'CR');
    await settle();
    expect(loadClient).not.toHaveBeenCalled();
    state.isAllowed = true;
    recorder.recordPage('cart');
    await settle();
    expect(calls).toEqual(['page cart']);
  });

  it('keeps the order of calls while the library loads (ANALYTICS-2)', async () => {
    const { recorder, calls, settle } = startRecorder();
    recorder.setMember('ana', 'CR');
    recorder.recordPage('home');
    recorder.recordEvent({ type: 'products-searched', query: 'café', total: 1 });
    await settle();
    expect(calls).toEqual(['identify id of ana', 'track Signed In', 'page home', 'track Products Searched']);
  });

  it('identifies a member who accepts, without a sign-in (ANALYTICS-3, ANALYTICS-5)', async () => {
    const { recorder, calls, settle } = startRecorder({ wasRecorded: false });
    recorder.setMember('ana', 'CR');
    recorder.setMember('ana', 'CR');
    await settle();
    expect(calls).toEqual(['identify id of ana']);
  });

  it('does not connect the visits of a member with those after the sign-out', async () => {
    const { recorder, calls, settle } = startRecorder({ knownId: 'id of ana' });
    recorder.setMember('ana', 'CR');
    recorder.setMember(null, 'CR');
    recorder.setMember('luis', 'CR');
    await settle();
    expect(calls).toEqual(['reset', 'identify id of luis', 'track Signed In']);
  });

  it('cancels queued calls and deletes the ids when consent is withdrawn (ANALYTICS-51)', async () => {
    const { recorder, state, calls, settle } = startRecorder();
    recorder.recordPage('home');
    state.isAllowed = false;
    recorder.forget();
    recorder.recordPage('cart');
    await settle();
    expect(calls).toEqual(['close', 'reset']);
  });

  it('does nothing when the library cannot be loaded', async () => {
    const { recorder, calls, loadClient, settle } = startRecorder();
    loadClient.mockRejectedValue(new Error('blocked'));
    recorder.recordPage('home');
    recorder.forget();
    await settle();
    expect(calls).toEqual([]);
  });

  it('does nothing when the library cannot be loaded and consent has ended', async () => {
    const { recorder, state, calls, loadClient, settle } = startRecorder();
    const loading = Promise.reject(new Error('blocked'));
    loadClient.mockReturnValue(loading);
    const handle = vi.spyOn(loading, 'catch');
    recorder.recordPage('home');
    state.isAllowed = false;
    await settle();
    expect(calls).toEqual([]);
    expect(handle, 'the rejection is handled').toHaveBeenCalled();
  });
});

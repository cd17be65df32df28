import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCopyAfterMs } from '../service-worker/messages.ts';
import { ShellDocument } from '../session/shell.gen.ts';
import { ViewerDocument } from '../session/viewer.gen.ts';
import { createApolloClient } from './create-client.ts';
import { GraphTransportError } from './graph-transport.ts';
import { addKeptResponses, getResponseTime } from './kept-responses-link.ts';

const shell = { topCategories: [], clubs: [], market: { __typename: 'Market', code: 'CR', defaultClub: null } };
const viewer = { me: null, cart: null, guestCart: null };

vi.mock('../service-worker/page-store.ts', () => ({
  readKeptPages: async () => [
    {
      savedAt: 1_000,
      responses: [
        { operation: 'Shell', variables: {}, data: shell },
        { operation: 'Viewer', variables: {}, data: viewer },
      ],
    },
  ],
}));

/** A client whose requests fail with a status; 0 without a connection. */
function createFailingClient(status: number) {
  const client = createApolloClient({
    ssr: false,
    send: () => Promise.reject(new GraphTransportError(status)),
  });
  addKeptResponses(client, () => keptCopyAfterMs);
  return client;
}

describe('the link for kept responses', () => {
  it.each([0, 408])(
    'returns the kept response of a public operation that fails with status %i (OFFLINE-11)',
    async (status) => {
      expect((await createFailingClient(status).query({ query: ShellDocument })).data).toEqual(shell);
      expect(getResponseTime('Shell', {})).toEqual({ time: 1_000, isKept: true });
    },
  );

  it('returns no kept response for an operation of the viewer (OFFLINE-12)', async () => {
    await expect(createFailingClient(0).query({ query: ViewerDocument })).rejects.toThrow();
  });

  it('reports other errors (OFFLINE-11)', async () => {
    await expect(createFailingClient(400).query({ query: ShellDocument })).rejects.toThrow();
  });

  describe('without a response', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => vi.useRealTimers();
    });
    const later = { ...shell, market: { __typename: 'Market', code: 'PA', defaultClub: null } };

    /** A client whose requests wait until `respond` is called. */
    function createSilentClient(waitMs: number) {
      const pending = Promise.withResolvers<{ data: object }>();
      const client = createApolloClient({ ssr: false, send: () => pending.promise as never });
      addKeptResponses(client, () => waitMs);
      return { client, respond: () => pending.resolve({ data: later }) };
    }

    it.each([keptCopyAfterMs, 0])(
      'returns the kept response after %i ms, and the late one replaces it (OFFLINE-17)',
      async (waitMs) => {
        const { client, respond } = createSilentClient(waitMs);
        const returned = vi.fn();
        const result = client.query({ query: ShellDocument }).then(({ data }) => returned(data));
        await vi.advanceTimersByTimeAsync(waitMs === 0 ? 0 : waitMs - 1);
        expect(returned).toHaveBeenCalledTimes(waitMs === 0 ? 1 : 0);
        await vi.advanceTimersByTimeAsync(1);
        await result;
        expect(returned).toHaveBeenCalledExactlyOnceWith(shell);
        expect(getResponseTime('Shell', {})).toEqual({ time: 1_000, isKept: true });
        respond();
        await vi.advanceTimersByTimeAsync(0);
        expect(client.readQuery({ query: ShellDocument })).toEqual(later);
        expect(getResponseTime('Shell', {})).toEqual({ time: Date.now(), isKept: false });
      },
    );

    it('returns a response in time, and waits for that of the viewer (OFFLINE-17)', async () => {
      const { client, respond } = createSilentClient(keptCopyAfterMs);
      const result = client.query({ query: ShellDocument });
      await vi.advanceTimersByTimeAsync(keptCopyAfterMs - 1);
      respond();
      expect((await result).data).toEqual(later);
      const waiting = createSilentClient(keptCopyAfterMs);
      const returned = vi.fn();
      waiting.client.query({ query: ViewerDocument }).then(returned, returned);
      await vi.advanceTimersByTimeAsync(keptCopyAfterMs);
      expect(returned).not.toHaveBeenCalled();
    });
  });
});

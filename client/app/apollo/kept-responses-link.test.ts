import { describe, expect, it, vi } from 'vitest';
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
  addKeptResponses(client);
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
});

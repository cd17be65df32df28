import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GraphBody, GraphTransportError, type SendToGraph } from '../apollo/graph-transport.ts';
import { stubLocation } from '../testing/location.ts';
import { type AppFrame, openInApp, signedOutMessage, tokenMessage } from '../testing/native-app.ts';
import { sendWithRenewal } from './app-transport.ts';
import { closeFailure, connectPage, type RenewalPage } from './renewal.ts';
import type { SessionResult } from './session-result.ts';

const body: GraphBody = {
  operationName: 'AddToCart',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
};
const success = { data: { addToCart: { __typename: 'AddToCartSuccess' } } };
const unauthenticated = { data: null, errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };

let app: AppFrame;
let disconnect = () => {};
const failures = vi.fn<(result: SessionResult) => void>();
const send = vi.fn<SendToGraph>();

/** A page of `member-1`, whose session then has `memberId`. */
function openPage(memberId: string | undefined, page: Partial<RenewalPage> = {}): void {
  disconnect = connectPage({
    getMemberId: () => 'member-1',
    fetchMemberId: async () => memberId,
    onRenewed: () => {},
    onFailure: failures,
    ...page,
  });
}

/** Sends a message of the app once the shop has sent the refresh-token message. */
async function respondAsApp(message: unknown): Promise<void> {
  await vi.waitFor(() => expect(app.posted).toHaveLength(1));
  app.send(message);
}

beforeEach(() => {
  app = openInApp();
  failures.mockReset();
  send.mockReset();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  disconnect();
  closeFailure();
});

describe('sendWithRenewal', () => {
  it.each([
    ['401', () => Promise.reject(new GraphTransportError(401))],
    [
      '403 MEMBERSHIP_UNAUTHORISED',
      () => Promise.reject(new GraphTransportError(403, { code: 'MEMBERSHIP_UNAUTHORISED' })),
    ],
    ['UNAUTHENTICATED in the response', async () => unauthenticated],
  ] as const)(
    'repeats an operation after %s and a renewal (NATIVE-7, NATIVE-44, MEMBERSHIP-78)',
    async (_case, refuse) => {
      const onRenewed = vi.fn<(memberId: string) => void>();
      openPage('member-1', { onRenewed });
      send.mockImplementationOnce(refuse).mockResolvedValueOnce(success);
      const result = sendWithRenewal(send, body);
      await respondAsApp(tokenMessage);
      expect(await result).toEqual(success);
      expect(send.mock.calls.map(([sent]) => sent)).toEqual([body, body]);
      expect(onRenewed).toHaveBeenCalledWith('member-1');
      expect(failures).not.toHaveBeenCalled();
    },
  );

  it('fails once as in a browser, and sends no message until the failure is closed (NATIVE-42, NATIVE-43)', async () => {
    openPage('member-1');
    send.mockRejectedValue(new GraphTransportError(401));
    const results = [sendWithRenewal(send, body), sendWithRenewal(send, body)];
    await respondAsApp(signedOutMessage);
    expect(await Promise.allSettled(results)).toEqual(
      results.map(() => ({ status: 'rejected', reason: new GraphTransportError(401) })),
    );
    expect(failures.mock.calls).toEqual([[{ kind: 'signed-out' }]]);
    await expect(sendWithRenewal(send, body)).rejects.toThrow(GraphTransportError);
    expect(app.posted).toHaveLength(1);
  });

  it('sends no message after another error, or when a guest’s operation is refused (NATIVE-44)', async () => {
    openPage(undefined, { getMemberId: () => undefined });
    send.mockRejectedValueOnce(new GraphTransportError(503)).mockResolvedValueOnce(unauthenticated);
    await expect(sendWithRenewal(send, body)).rejects.toMatchObject({ status: 503 });
    expect(await sendWithRenewal(send, body)).toEqual(unauthenticated);
    expect(app.posted).toEqual([]);
  });

  it('reloads the page and repeats nothing when the session is of another member (NATIVE-44)', async () => {
    const { reload } = stubLocation();
    openPage('member-2');
    send.mockRejectedValueOnce(new GraphTransportError(401));
    void sendWithRenewal(send, body);
    await respondAsApp(tokenMessage);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends a message for the next page after one that shows a failure, and after one that is reloaded (NATIVE-43)', async () => {
    const { reload } = stubLocation();
    send.mockRejectedValue(new GraphTransportError(401));
    openPage('member-1');
    const refused = expect(sendWithRenewal(send, body)).rejects.toThrow(GraphTransportError);
    await respondAsApp(signedOutMessage);
    await refused;
    disconnect();

    app = openInApp();
    openPage('member-2');
    void sendWithRenewal(send, body);
    await respondAsApp(tokenMessage);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    disconnect();

    app = openInApp();
    openPage('member-1');
    send.mockReset().mockRejectedValueOnce(new GraphTransportError(401)).mockResolvedValueOnce(success);
    const repeated = sendWithRenewal(send, body);
    await respondAsApp(tokenMessage);
    expect(await repeated).toEqual(success);
  });
});

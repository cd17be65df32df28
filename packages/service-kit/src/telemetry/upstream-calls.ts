import { channel } from 'node:diagnostics_channel';

/** A request of undici, as its diagnostics channels describe it. */
export interface UpstreamCall {
  readonly method: string;
  readonly origin?: string | URL;
  addHeader(name: string, value: string): void;
}

/** What is observed of each call; `State` belongs to one call. */
export interface CallObserver<State> {
  /** Called before the request is sent. Without a state, the call is not observed. */
  start(call: UpstreamCall): State | undefined;
  /** Called once: with the status of a complete response, or with an error. */
  end(state: State, outcome: { readonly status?: number | undefined; readonly error?: Error }): void;
}

/** Hosts by origin; a process calls few. */
const hosts = new Map<string, string>();

/** The host of a call's upstream, with its port if it is not the default one. */
export function getHost({ origin }: UpstreamCall): string {
  const text = String(origin);
  const host = hosts.get(text) ?? new URL(text).host;
  hosts.set(text, host);
  return host;
}

/** Observes all calls that this process makes with undici or `fetch`. Returns a function that stops it. */
export function observeCalls<State>(observer: CallObserver<State>): () => void {
  const states = new WeakMap<UpstreamCall, { readonly state: State; status?: number }>();
  const end = (request: UpstreamCall, error?: Error) => {
    const call = states.get(request);
    states.delete(request);
    if (call) observer.end(call.state, { status: call.status, ...(error ? { error } : {}) });
  };
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: UpstreamCall };
      const state = observer.start(request);
      if (state !== undefined) states.set(request, { state });
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: UpstreamCall; response: { statusCode: number } };
      const call = states.get(request);
      if (call) call.status = response.statusCode;
    },
    'undici:request:trailers': (message) => end((message as { request: UpstreamCall }).request),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: UpstreamCall; error: Error };
      end(request, error);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) channel(name).subscribe(listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) channel(name).unsubscribe(listener);
  };
}

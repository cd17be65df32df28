import { z } from 'zod/mini';
import { postForm } from './post-to-frame.ts';

/** The message of the collection page when it has finished: JSON as text, or the object. */
const reportSchema = z.object({
  MessageType: z.literal('profile.completed'),
  Status: z.optional(z.boolean()),
  SessionId: z.string().check(z.minLength(1), z.maxLength(200)),
});

function parseReport(data: unknown): string | undefined {
  try {
    const report = reportSchema.safeParse(typeof data === 'string' ? JSON.parse(data) : data).data;
    return report?.Status === false ? undefined : report?.SessionId;
  } catch {
    return undefined;
  }
}

let frames = 0;

/**
 * Runs the card provider's device data collection in a hidden frame (CHECKOUT-320). Only a message of the page's own
 * origin and of this frame counts.
 * @returns the session id; null after `timeoutMs`, when the signal is aborted, or for a page outside `allowedOrigins`
 */
export function collectDeviceData(
  { url, accessToken }: { readonly url: string; readonly accessToken: string },
  options: { readonly allowedOrigins: readonly string[]; readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<string | null> {
  const { origin } = new URL(url);
  if (!options.allowedOrigins.includes(origin) || options.signal.aborted) return Promise.resolve(null);
  frames += 1;
  const frame = document.createElement('iframe');
  frame.name = `device-data-${frames}`;
  frame.title = '';
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  return new Promise((resolve) => {
    const end = (sessionId: string | null) => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      options.signal.removeEventListener('abort', onAbort);
      frame.remove();
      resolve(sessionId);
    };
    const onAbort = () => end(null);
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const sessionId = parseReport(event.data);
      if (sessionId !== undefined) end(sessionId);
    };
    const timer = setTimeout(() => end(null), options.timeoutMs);
    addEventListener('message', onMessage);
    options.signal.addEventListener('abort', onAbort);
    document.body.append(frame);
    postForm(url, frame.name, { JWT: accessToken });
  });
}

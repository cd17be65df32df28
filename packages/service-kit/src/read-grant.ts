import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/** What a grant is about, and the secret that all subgraphs share with the gateway. */
export interface ReadGrantSubject {
  /** Name of the GraphQL type. */
  readonly type: string;
  /** Key of the object. */
  readonly id: string;
  readonly secret: string;
  /** Current time in milliseconds since 1970. */
  readonly now?: number;
}

/** As long as a signed call (caller.ts): a grant is used within the request that it was created for. */
const lifetimeSeconds = 60;

/**
 * Creates a grant: the proof for other subgraphs that the subgraph that owns an object has let the caller of this request
 * read it. It is the value of a field that clients cannot request.
 */
export function createReadGrant({ now = Date.now(), ...subject }: ReadGrantSubject): string {
  const expires = Math.floor(now / 1_000) + lifetimeSeconds;
  return `${expires}.${computeSignature(subject, expires)}`;
}

/** Whether a text is a valid grant for the object. */
export function isReadGrant(grant: string, { now = Date.now(), ...subject }: ReadGrantSubject): boolean {
  const [expiry = '', signature] = grant.split('.');
  const expires = Number(expiry);
  if (!Number.isInteger(expires) || expires * 1_000 < now) return false;
  return isSameSecret(signature, computeSignature(subject, expires));
}

function computeSignature({ type, id, secret }: Omit<ReadGrantSubject, 'now'>, expires: number): string {
  const payload = JSON.stringify(['read-grant', type, id, expires]);
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

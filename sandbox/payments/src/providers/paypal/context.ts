import type { LateReply } from '../late-reply.ts';
import type { Store } from './tables.ts';

/** Dependencies of the stand-in of PayPal. */
export interface PaypalContext {
  readonly db: Store;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The merchant account that the client may take money for. */
  readonly merchantId: string;
  readonly currencies: readonly string[];
  readonly orderMinutes: number;
  readonly clock: () => Date;
  /** Base URL of the approval page; `host` is that of the caller. */
  readonly getPublicUrl: (host: string) => string;
  readonly waitLate: LateReply;
}

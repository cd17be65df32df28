import type { LateReply } from '../late-reply.ts';
import type { Store } from './tables.ts';

/** Dependencies of the stand-in of PowerTranz, and of its predecessor. */
export interface PowertranzContext {
  readonly db: Store;
  readonly id: string;
  readonly password: string;
  /** The hosted page that the merchant has created. */
  readonly page: { readonly pageSet: string; readonly pageName: string };
  readonly pageMinutes: number;
  readonly clock: () => Date;
  /** Base URL of the hosted page; `host` is that of the caller. */
  readonly getPublicUrl: (host: string) => string;
  readonly waitLate: LateReply;
}

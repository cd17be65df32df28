import type { FacMerchant } from '../../connectors/fac/signature.ts';
import type { LateReply } from '../late-reply.ts';
import type { Store } from './tables.ts';

/** Dependencies of the stand-in of the gateway of First Atlantic Commerce. */
export interface FacContext {
  readonly db: Store;
  readonly merchant: FacMerchant;
  /** Page set and page name of the merchant's hosted page. */
  readonly pagePath: string;
  readonly pageMinutes: number;
  readonly clock: () => Date;
  readonly waitLate: LateReply;
}

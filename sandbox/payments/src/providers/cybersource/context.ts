import type { CybersourceCredentials } from '../../connectors/cybersource/signature.ts';
import type { Store } from './tables.ts';

/** Dependencies of the stand-in of CyberSource. */
export interface CybersourceContext {
  readonly db: Store;
  /** The merchant that the stand-in knows. */
  readonly credentials: CybersourceCredentials;
  readonly clock: () => Date;
  /** How long a challenge of the issuer stays open. */
  readonly challengeMinutes: number;
  /** Base URL of the pages for browsers; `host` is that of the caller. */
  readonly getPublicUrl: (host: string) => string;
}

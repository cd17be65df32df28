import type { Kysely } from 'kysely';

/** What a site key was registered for. */
export const keyTypes = ['CHECKBOX', 'INVISIBLE', 'SCORE'] as const;
export type KeyType = (typeof keyTypes)[number];

interface SiteKeyTable {
  site_key: string;
  secret: string;
  type: KeyType;
  /** Score of new tokens, 0 to 1; only `SCORE` keys report it. */
  score: number;
  /** Whether new tokens are accepted by `siteverify`. */
  is_passing: boolean;
}

interface TokenTable {
  /** SHA-256 of the token in hex. */
  token_hash: string;
  site_key: string;
  /** Host name of the page that asked for the token. */
  hostname: string;
  /** Only with a `SCORE` key. */
  action: string | null;
  score: number;
  is_passing: boolean;
  issued_at: Date;
  verified_at: Date | null;
}

/** The schema `captcha`. */
export interface Tables {
  site_key: SiteKeyTable;
  token: TokenTable;
}

export type Store = Kysely<Tables>;

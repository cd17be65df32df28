import type { ColumnType, Generated } from 'kysely';

/** A JSON column: written as text, read as a parsed value. */
type Json = ColumnType<unknown, string, string>;

/** The tables of the schema `identity`. */
export interface IdentityTables {
  account: {
    subject: string;
    kind: Generated<'member' | 'operator'>;
    /** Null for operators. */
    membership_number: string | null;
    email: string;
    given_name: string;
    family_name: string;
    locale: string;
    password_hash: string;
  };
  /** Subjects of deleted accounts: OpenID Connect never reassigns a subject. */
  deleted_subject: { subject: string };
  /** Sessions, codes, tokens, grants and interactions as serialised by oidc-provider. */
  artifact: {
    model: string;
    id: string;
    payload: Json;
    grant_id: string | null;
    uid: string | null;
    expires_at: Date | null;
    consumed_at: Date | null;
  };
  secret: { name: string; value: Json };
  sign_in_try: { id: Generated<string>; identifier: string; address: string; tried_at: Date };
}

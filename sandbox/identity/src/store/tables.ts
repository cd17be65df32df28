import type { CaptchaTables } from '@tarima/service-kit/captcha/uses';
import type { ColumnType, Generated } from 'kysely';

/** A JSON column: written as text, read as a parsed value. */
type Json = ColumnType<unknown, string, string>;

/** The tables of the schema `identity`. */
export interface IdentityTables extends CaptchaTables {
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
    phone: string | null;
    verification_status: Generated<'PENDING' | 'VERIFIED' | 'APPROVED'>;
    /** Null until the email address is verified; the account cannot sign in until then. */
    email_verified_at: Date | null;
  };
  /** Codes of mails that verify an address or set a new password; a code itself is in its mail only. */
  email_code: {
    hash: string;
    purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD';
    subject: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** Requested changes of email addresses; only the newest one of an account can be confirmed. */
  email_change: {
    id: Generated<string>;
    subject: string;
    new_email: string;
    /** Hashed like a password. */
    code_hash: string;
    failed_attempts: Generated<number>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** Document numbers, hashed like passwords. A row stays when the identity is deleted. */
  membership_document: { membership_number: string; document_hash: string };
  /** Accounts that wait for their membership; a closed one keeps no personal data. */
  registration: {
    id: string;
    state: 'PENDING' | 'ACTIVATED' | 'DISCARDED';
    email: string | null;
    given_name: string | null;
    family_name: string | null;
    phone: string | null;
    locale: string | null;
    password_hash: string | null;
    membership_number: string | null;
    expires_at: Date;
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

import type { CardBrand } from '../card-number.ts';
import type { DecryptedCard } from '../card-vault.ts';
import type { ChallengeKind, ChallengeRow, TransactionRow } from '../store/tables.ts';
import type { CloseRequest, EnrollmentRequest } from '../wire.ts';

/** A decision of the issuer or the provider. Response codes are those of ISO 8583, field 39. */
export interface Decision {
  readonly status: 'APPROVED' | 'DECLINED';
  readonly responseCode: string;
  readonly reason: string;
}

/** A session at the provider that the shopper's browser has to complete. */
export interface ProviderChallenge {
  readonly kind: ChallengeKind;
  /** The fields of the wire format that the kind has. */
  readonly details: Readonly<Record<string, string>>;
  /** The provider's id of the session. */
  readonly providerId: string;
  readonly returnUrl: string | null;
  readonly expiresAt: Date;
  /** The document of the provider that the shopper's browser opens, and the token in its address. */
  readonly page?: { readonly token: string; readonly html: string };
}

/** Result of an authorisation, or of a step towards it. */
export type Authorization =
  | {
      readonly kind: 'decided';
      readonly decision: Decision;
      /** The provider's id of the authorisation; captures and voids refer to it. */
      readonly paymentId?: string;
      /** Receiver, amount in cents and currency (ISO numeric) as the provider reports them. */
      readonly reported?: { readonly payee: string; readonly amount: number; readonly currency: string };
      /** The card that the shopper entered on the provider's page. */
      readonly card?: { readonly brand: CardBrand; readonly lastDigits: string };
      readonly instrumentId?: string;
    }
  | {
      readonly kind: 'challenged';
      readonly challenge: ProviderChallenge;
      readonly instrumentId?: string;
      /** The receiver that the session was opened for. */
      readonly payee?: string;
    };

/** Result of a capture; a refused one moved no money. */
export type CaptureResult = { readonly captureId: string } | 'refused';

/** A card in clear text, for one call; null for a saved card and for routes without a card. */
export type CardInput = Pick<DecryptedCard, 'number' | 'cvv' | 'expiry' | 'brand'> | null;

export interface RefundOrder {
  readonly refundId: string;
  /** In cents. */
  readonly amount: number;
}

/** A refund with the sum of the earlier refunds of its transaction, in cents. */
export interface RefundCall extends RefundOrder {
  readonly refundedBefore: number;
}

/**
 * A payment provider. Every method can be repeated after an unknown outcome and then returns the outcome of the first
 * call; `isRepeat` says that an earlier call may have been executed.
 * @throws ProviderError
 */
export interface Connector {
  authorise(row: TransactionRow, card: CardInput, isRepeat: boolean): Promise<Authorization>;
  /** The outcome of an authorisation whose response was lost; undefined when the provider did not execute it. */
  findAuthorization(row: TransactionRow): Promise<Authorization | undefined>;
  /** Continues after device data collection; only the bank-card provider has it. */
  enroll?(
    row: TransactionRow,
    challenge: ChallengeRow,
    request: EnrollmentRequest,
    isRepeat: boolean,
  ): Promise<Authorization>;
  /**
   * Ends a challenge with the provider's own result.
   * @throws PaymentsError CHALLENGE_PENDING, CHALLENGE_MISMATCH
   */
  close(row: TransactionRow, challenge: ChallengeRow, request: CloseRequest, isRepeat: boolean): Promise<Authorization>;
  capture(row: TransactionRow, isRepeat: boolean): Promise<CaptureResult>;
  /** The capture whose response was lost; undefined when the provider did not execute it. */
  findCapture(row: TransactionRow): Promise<{ readonly captureId: string } | undefined>;
  /** Reverses the authorisation, or the capture of a captured transaction. */
  void(row: TransactionRow, isRepeat: boolean): Promise<void>;
  refund(row: TransactionRow, call: RefundCall, isRepeat: boolean): Promise<void>;
  /**
   * Ends a challenge whose page may have authorised the card without the API knowing: reverses what it authorised. Only for
   * a provider whose page authorises.
   */
  abandon?(row: TransactionRow): Promise<void>;
}

/** The part of the card provider that the wallet uses. */
export interface CardVerifier {
  /**
   * Asks the issuer about a card without an amount, and replaces its number by the provider's token. `code` is a merchant
   * reference.
   * @throws ProviderError
   */
  verifyCard(code: string, card: NonNullable<CardInput>): Promise<CardVerification>;
}

export type CardVerification =
  | { readonly isAccepted: true; readonly instrumentId: string }
  | { readonly isAccepted: false; readonly reason: string };

import type { CardBrand } from '../../card-number.ts';
import { type CardProfile, getProfile, type IssuerBehaviour, type ProfileName } from './test-cards.ts';

/** A decision of the issuer, in the vendor's terms. Response codes are those of ISO 8583, field 39. */
export interface IssuerDecision {
  readonly status: 'AUTHORIZED' | 'DECLINED' | 'PENDING_AUTHENTICATION';
  readonly reasonCode: string;
  readonly reason: string | null;
  readonly responseCode: string;
}

const decisions: Readonly<Record<IssuerBehaviour, IssuerDecision>> = {
  approve: { status: 'AUTHORIZED', reasonCode: '100', reason: null, responseCode: '00' },
  decline: { status: 'DECLINED', reasonCode: '204', reason: 'INSUFFICIENT_FUND', responseCode: '51' },
  'hard-decline': { status: 'DECLINED', reasonCode: '205', reason: 'STOLEN_LOST_CARD', responseCode: '43' },
  'unknown-card': { status: 'DECLINED', reasonCode: '231', reason: 'INVALID_ACCOUNT', responseCode: '14' },
};

const wrongSecurityCode: IssuerDecision = {
  status: 'DECLINED',
  reasonCode: '230',
  reason: 'CVN_NOT_MATCH',
  responseCode: 'N7',
};

const authenticationRequired: IssuerDecision = {
  status: 'PENDING_AUTHENTICATION',
  reasonCode: '478',
  reason: 'CONSUMER_AUTHENTICATION_REQUIRED',
  responseCode: '65',
};

export interface AuthorisationRequest {
  readonly profile: ProfileName;
  readonly brand: CardBrand;
  /** Absent for a tokenised card, whose code was checked before. */
  readonly securityCode: string | undefined;
  /** Whether the request proves a passed authentication of this card and amount. */
  readonly isAuthenticated: boolean;
}

/** The issuer's decision: security code first, then the authentication, then the amount. */
export function decide({ profile, brand, securityCode, isAuthenticated }: AuthorisationRequest): IssuerDecision {
  const card: CardProfile = getProfile(profile);
  const isWrongCode = securityCode !== undefined && securityCode !== getValidSecurityCode(brand);
  if (card.issuer !== 'unknown-card' && isWrongCode) return wrongSecurityCode;
  if (card.authentication && !isAuthenticated) return authenticationRequired;
  return decisions[card.issuer];
}

/** Security code that the issuer accepts: four digits on American Express, three elsewhere. */
function getValidSecurityCode(brand: CardBrand): string {
  return brand === 'AMEX' ? '1234' : '123';
}

/** Electronic commerce indicators for authenticated and not authenticated. Mastercard uses its own values. */
const indicators = {
  MASTERCARD: { passed: '02', failed: '00' },
  other: { passed: '05', failed: '07' },
};

const commerceIndicators: Partial<Record<CardBrand, string>> = { VISA: 'vbv', MASTERCARD: 'spa', AMEX: 'aesk' };

/** ECI and commerce indicator of an authentication. */
export function getIndicators(brand: CardBrand, isPassed: boolean) {
  const eci = brand === 'MASTERCARD' ? indicators.MASTERCARD : indicators.other;
  return {
    eci: isPassed ? eci.passed : eci.failed,
    ecommerceIndicator: isPassed ? (commerceIndicators[brand] ?? 'vbv') : 'internet',
  };
}

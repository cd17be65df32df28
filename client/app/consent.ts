import { type Consent, consentCookie, parseConsent, serializeConsent } from './consent-choice.ts';
import { readDocumentCookie, writeCookie } from './cookies.ts';
import { Reports } from './reports.ts';

/** Whether the browser sends Global Privacy Control, which declines for the visitor (ANALYTICS-52). */
export const hasPrivacyControl = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The choice in effect; undefined before one. */
export const readConsent = (): Consent | undefined =>
  hasPrivacyControl() ? 'declined' : parseConsent(readDocumentCookie(consentCookie));

/** Choices while this document is open. */
export const consentChanges = new Reports<Consent>();

/** Stores a choice for a year and tells the code that depends on it. */
export function saveConsent(consent: Consent): void {
  writeCookie(consentCookie, serializeConsent(consent));
  consentChanges.report(consent);
}

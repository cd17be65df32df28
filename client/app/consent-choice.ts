/** Cookie with the visitor's choice about analytics, stored per browser (ANALYTICS-51). */
export const consentCookie = 'tarima.consent';

/** Version of what visitors are asked. A new version asks again (ANALYTICS-51). */
const version = '1';

export type Consent = 'accepted' | 'declined';

/** Serializes a choice as the cookie's value. */
export const serializeConsent = (consent: Consent): string => `${consent}.${version}`;

/** Parses the cookie's value; undefined without a choice, and for a choice of another version. */
export function parseConsent(value: string | undefined): Consent | undefined {
  const choices: readonly Consent[] = ['accepted', 'declined'];
  return choices.find((choice) => value === serializeConsent(choice));
}

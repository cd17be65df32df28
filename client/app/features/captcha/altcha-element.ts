import type { AltchaWidgetElement } from 'altcha/external';

/** Texts of ALTCHA's widget. */
export interface AltchaTexts {
  readonly label: string;
  readonly verifying: string;
  readonly verified: string;
  readonly error: string;
  readonly expired: string;
}

/** A cheap phone has few cores, of which the page needs one. */
const workers = 2;

/** Loads ALTCHA's widget and creates one for a challenge. Nothing comes from a third party. */
export async function createAltchaElement(
  challenge: string,
  language: string,
  texts: AltchaTexts,
): Promise<AltchaWidgetElement> {
  const [{ default: workerUrl }] = await Promise.all([
    import('altcha/workers/pbkdf2?url'),
    import('altcha/external'),
    import('./altcha-styles.ts'),
  ]);
  globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(workerUrl));
  globalThis.$altcha.i18n.set(language, {
    ...texts,
    loading: texts.verifying,
    waitAlert: texts.verifying,
    verificationRequired: texts.label,
    verify: texts.label,
  });
  const element = document.createElement('altcha-widget');
  element.setAttribute('challenge', challenge);
  element.setAttribute('language', language);
  const configuration = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0, workers };
  element.setAttribute('configuration', JSON.stringify(configuration));
  return element;
}

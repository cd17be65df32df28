import { isPhoneCountry, type PhoneCountry } from '@tarima/markets/phone';
import type { MarketCode } from '@tarima/markets/table';
import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';
import type { OnboardingValues } from './onboarding-rules.ts';

/** What the tab keeps of an unfinished form: never the password, nor the number of the identity document. */
export type OnboardingDraft = Omit<OnboardingValues, 'password' | 'documentNumber'>;

export const onboardingDraftSchema: z.ZodMiniType<OnboardingDraft> = z.object({
  membershipNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  email: z.string(),
  phoneCountry: z.custom<PhoneCountry>((value) => typeof value === 'string' && isPhoneCountry(value)),
  phone: z.string(),
});

/** Session storage key; a draft belongs to a market, whose phone numbers it has. */
const createKey = (market: MarketCode) => `tarima.onboarding-draft.${market}`;

/** Reads the draft from session storage; undefined without a valid one (MEMBERSHIP-262). */
export const readOnboardingDraft = (market: MarketCode): OnboardingDraft | undefined =>
  tabStorage.getJson(createKey(market), onboardingDraftSchema);

/** What of a form may be kept. */
export function toOnboardingDraft(values: OnboardingValues): OnboardingDraft {
  const { password: _password, documentNumber: _documentNumber, ...draft } = values;
  return draft;
}

/** Stores the draft in session storage (MEMBERSHIP-262). */
export const storeOnboardingDraft = (market: MarketCode, draft: OnboardingDraft): void =>
  tabStorage.setJson(createKey(market), draft);

/** Removes the draft once the account is created. */
export const removeOnboardingDraft = (market: MarketCode): void => tabStorage.remove(createKey(market));

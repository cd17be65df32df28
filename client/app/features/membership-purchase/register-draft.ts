import { isPhoneCountry, type PhoneCountry } from '@tarima/markets/phone';
import type { MarketCode } from '@tarima/markets/table';
import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';
import type { RegisterValues } from './register-rules.ts';

/**
 * What the tab keeps of an unfinished form: never the password, nor the number or the picture of the
 * identity document.
 */
export type RegisterDraft = Omit<RegisterValues, 'password' | 'idNumber' | 'document'>;

const territory = z.nullable(z.object({ id: z.string(), name: z.string() }));

const draftSchema: z.ZodMiniType<RegisterDraft> = z.object({
  firstName: z.string(),
  lastName: z.string(),
  idType: z.string(),
  birthDate: z.string(),
  email: z.string(),
  phoneCountry: z.custom<PhoneCountry>((value) => typeof value === 'string' && isPhoneCountry(value)),
  phone: z.string(),
  province: territory,
  city: territory,
  addressLine1: z.string(),
  addressLine2: z.string(),
  sharesInfo: z.boolean(),
});

/** Session storage key; a draft belongs to a market and to a shopper, so that nobody else in the tab sees it. */
const createKey = (market: MarketCode, owner: string) => `tarima.membership-draft.${market}.${owner}`;

/** Reads the draft of a shopper from session storage; undefined without a valid one (MEMBERSHIP-157). */
export const readRegisterDraft = (market: MarketCode, owner: string): RegisterDraft | undefined =>
  tabStorage.getJson(createKey(market, owner), draftSchema);

/** Stores the draft in session storage (MEMBERSHIP-157). */
export function storeRegisterDraft(market: MarketCode, owner: string, values: RegisterValues): void {
  const { password: _password, idNumber: _idNumber, document: _document, ...draft } = values;
  tabStorage.setJson(createKey(market, owner), draft);
}

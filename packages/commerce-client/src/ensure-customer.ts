import type { CustomerDraft } from '@commercetools/platform-sdk';
import type { Language, MarketCode } from '@tarima/markets/table';
import type { CommerceApi } from './client.ts';
import { isDuplicate, isNotFound } from './errors.ts';

/** The profile of a member who gets an online account. */
export interface NewCustomer {
  /** 14 digits; the key of the customer. */
  readonly membershipNumber: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The market of the membership. */
  readonly market: MarketCode;
  readonly language: Language;
}

/**
 * Creates the customer of a membership unless there is one. The email address counts as verified: an online account is
 * activated only after its address was verified or its membership was paid.
 * @throws PlatformError also when another customer has the email address
 */
export async function ensureCustomer({ api }: CommerceApi, customer: NewCustomer): Promise<void> {
  const { membershipNumber: key, market, language: locale, ...person } = customer;
  const exists = async () => {
    try {
      await api.customers().withKey({ key }).get().execute();
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  };
  if (await exists()) return;
  const body: CustomerDraft = {
    ...person,
    key,
    locale,
    isEmailVerified: true,
    // Members sign in at the identity provider.
    authenticationMode: 'ExternalAuth',
    custom: { type: { typeId: 'type', key: 'customer' }, fields: { country: market } },
  };
  try {
    await api.customers().post({ body }).execute();
  } catch (error) {
    // Another request may have created it; another customer may also have this email address.
    if (!isDuplicate(error) || !(await exists())) throw error;
  }
}

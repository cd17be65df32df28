import type { Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { createFailureResult } from '@tarima/service-kit/failure-result';
import type { IdentityVerificationCodeInvalid } from '../../subgraphs/membership/src/domain/failure.ts';
import { messages } from '../../subgraphs/membership/src/messages.ts';
import { waitForMail } from '../graph/mailbox.ts';
import { createMembershipWithoutAccount } from '../graph/members.ts';
import type { RunningStack } from '../stack/running.ts';
import { costaRica, createShop, jamaica } from './shop.ts';

/** The password of the new account. */
export const password = 'Tarima.2026';
export const documentNumber = '1-0987-0654';

/** A demo member of each language, and what the club knows of them (docs/sandbox/membership.md). */
export const people = {
  es: { market: costaRica, firstName: 'ana lucía', lastName: 'Rojas', birthDate: '17041986', phone: '8821 4512' },
  en: { market: jamaica, firstName: 'marcus', lastName: 'Campbell', birthDate: '02111979', phone: '876 855 0871' },
} as const;

/** The onboarding pages of a language. */
export function openOnboarding(page: Page, language: Language) {
  const { market, ...person } = people[language];
  const shop = createShop(page, market);
  const { translate } = shop;
  const field = (label: string) => page.getByLabel(translate(label), { exact: true });
  return {
    ...shop,
    field,
    button: (label: string) => page.getByRole('button', { name: translate(label), exact: true }),
    async fill(membershipNumber: string, email: string) {
      await field('Membership number').pressSequentially(membershipNumber);
      await field('First name').fill(person.firstName);
      await field('Last name').fill(person.lastName);
      await field('Date of birth').pressSequentially(person.birthDate);
      await field('ID number').fill(documentNumber);
      await field('Email').fill(email);
      await field('Phone').fill(person.phone);
      await field('Password').fill(password);
    },
  };
}

/** Creates a membership that has no online account. @returns its number */
export const createNumber = (stack: RunningStack, language: Language) =>
  createMembershipWithoutAccount(stack, people[language].market.guestMembership);

/** Returns the text of a refused link in a language. */
export const getLinkMessage = (failure: IdentityVerificationCodeInvalid, language: Language): string =>
  createFailureResult(messages)(failure, language).message;

/** Returns the link of the newest mail that an address has received. */
export async function readLink(stack: RunningStack, email: string): Promise<string> {
  const [message] = await waitForMail(stack, email);
  const [link] = /https?:\S+#membership=\S+/.exec(message?.text ?? '') ?? [];
  if (!link) throw new Error(`The mail to ${email} has no link.`);
  return link;
}

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getMarket, type Language } from '@tarima/markets/table';
import type { MembershipAction } from './membership-action.ts';
import type { Refusal } from './refusal.ts';

interface Words {
  readonly title: MessageDescriptor;
  /** What is the case, and what the member can do. */
  readonly text: MessageDescriptor;
}

/** What a member reads who may not renew or upgrade (MEMBERSHIP-32). */
export function refusalWords(action: MembershipAction, refusal: Refusal, i18n: I18n, language: Language): Words {
  const isRenewal = action === 'renewal';
  switch (refusal.type) {
    case 'COUNTRY': {
      const country = getMarket(refusal.marketCode).name[language];
      return {
        title: msg`Your membership is from ${country}`,
        text: msg`A membership is renewed and upgraded in the shop of its own country. Choose ${country} to go on.`,
      };
    }
    case 'UNAUTHORISED':
      return {
        title: msg`Your session has ended`,
        text: msg`Sign in again and you can go on from here.`,
      };
    case 'CONFIG':
      return isRenewal
        ? {
            title: msg`Renew at your club`,
            text: msg`For now, memberships of your country are not renewed online. The service desk of any club does it on the spot.`,
          }
        : {
            title: msg`Upgrade at your club`,
            text: msg`For now, memberships of your country are not upgraded online. The service desk of any club does it on the spot.`,
          };
    case 'STATUS':
      return isRenewal
        ? {
            title: msg`Your membership cannot be renewed online`,
            text: msg`It is blocked, or your card is no longer in force. The service desk of your club can tell you why and put it right.`,
          }
        : {
            title: msg`Your membership is not in force`,
            text: msg`Only a membership in force can be upgraded. If yours has expired, renew it first; if it has not, the service desk of your club can tell you what is wrong.`,
          };
    case 'API':
      return {
        title: msg`We could not check your membership`,
        text: msg`The club’s membership service did not answer. Nothing has changed; please try again in a few minutes.`,
      };
    case 'MULTIPLE_CARDS':
    case 'MAX_CARDS':
      return {
        title: msg`Your membership has several cards`,
        text: msg`It has more cards than we can see to online. The service desk of any club does it for all of them at once.`,
      };
    case 'EXPIRY': {
      const until = i18n.date(`${refusal.expiresOn}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
      return {
        title: msg`It is too early to renew`,
        text: msg`Your membership is valid until ${until}. You can renew it in the last weeks before that day.`,
      };
    }
    case 'TYPE':
      return {
        title: msg`You have Platinum already`,
        text: msg`Your membership is the highest of its kind: part of what you buy comes back to you, and there is nothing left to upgrade.`,
      };
    case 'SECONDARY':
      return {
        title: msg`Your card is an additional one`,
        text: msg`Only the person who holds the first card of the account can upgrade the membership, from their own account. It then holds for yours, too.`,
      };
    case 'NOT_ALLOWED':
      return {
        title: msg`Your membership cannot be upgraded`,
        text: msg`The club offers no upgrade for it. The service desk of your club can tell you which other memberships there are for you.`,
      };
  }
}

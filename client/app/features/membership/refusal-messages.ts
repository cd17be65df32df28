import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getMarket, type Language } from '@tarima/markets/table';
import { formatDate } from '../../i18n/dates.ts';
import type { MembershipAction, MembershipRefusal } from '../../session/membership.ts';

interface RefusalMessages {
  readonly title: MessageDescriptor;
  /** The reason, and what the member can do about it. */
  readonly text: MessageDescriptor;
}

/**
 * The title and text shown to a member who may not renew or upgrade: those of editors, otherwise the shop's own
 * (MEMBERSHIP-32, MEMBERSHIP-301).
 */
export function getRefusalText(
  action: MembershipAction,
  refusal: MembershipRefusal,
  i18n: I18n,
  language: Language,
): { readonly title: string; readonly text: string } {
  if ('message' in refusal && refusal.message) {
    const { title, text } = refusal.message;
    return { title, text: text.replaceAll('{date}', formatDate(refusal.expiresOn, i18n.locale)) };
  }
  const { title, text } = getOwnMessages(action, refusal, i18n, language);
  return { title: i18n._(title), text: i18n._(text) };
}

function getOwnMessages(
  action: MembershipAction,
  refusal: MembershipRefusal,
  i18n: I18n,
  language: Language,
): RefusalMessages {
  const isRenewal = action === 'renewal';
  switch (refusal.type) {
    case 'COUNTRY': {
      const country = getMarket(refusal.marketCode).name[language];
      return {
        title: msg`Your membership is from ${country}`,
        text: msg`You can only renew or upgrade in your membership’s country. Choose ${country} to continue.`,
      };
    }
    case 'UNAUTHORISED':
      return {
        title: msg`Your session has ended`,
        text: msg`Sign in again to continue where you left off.`,
      };
    case 'CONFIG':
      return isRenewal
        ? {
            title: msg`Renew at your club`,
            text: msg`Memberships from your country can’t be renewed online yet. You can renew at any club’s service desk.`,
          }
        : {
            title: msg`Upgrade at your club`,
            text: msg`Memberships from your country can’t be upgraded online yet. You can upgrade at any club’s service desk.`,
          };
    case 'STATUS':
      return isRenewal
        ? {
            title: msg`Your membership can’t be renewed online`,
            text: msg`Your membership is blocked, its card is no longer active, or we’re missing your contact details. Check your details in your account. If they’re complete, ask the service desk at your club.`,
          }
        : {
            title: msg`Your membership isn’t active`,
            text: msg`Only an active membership can be upgraded. If yours has expired, renew it first. Otherwise, ask the service desk at your club.`,
          };
    case 'API':
      return {
        title: msg`We couldn’t check your membership`,
        text: msg`We couldn’t reach the membership service. Nothing has changed; try again in a few minutes.`,
      };
    case 'MULTIPLE_CARDS':
    case 'MAX_CARDS':
      return {
        title: msg`Your membership has several cards`,
        text: msg`Your membership has too many cards to do this online. The service desk at any club can do it for all of them at once.`,
      };
    case 'EXPIRY': {
      const until = formatDate(refusal.expiresOn, i18n.locale);
      return {
        title: msg`It’s too early to renew`,
        text: msg`Your membership is valid until ${until}. You can renew it in the last few weeks before that date.`,
      };
    }
    case 'TYPE':
      return {
        title: msg`You already have Platinum`,
        text: msg`It’s our highest membership level, with a yearly reward on what you spend.`,
      };
    case 'SECONDARY':
      return {
        title: msg`Your membership card is an additional card`,
        text: msg`Only the primary member can upgrade the membership, from their own account. The upgrade will apply to your membership card too.`,
      };
    case 'NOT_ALLOWED':
      return {
        title: msg`Your membership can’t be upgraded`,
        text: msg`No upgrade is available for your membership. The service desk at your club can tell you about other memberships.`,
      };
  }
}

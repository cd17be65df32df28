import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { type MembershipPurpose, membershipPages } from '../checkout/index.ts';

/** What the membership page of a path pays for: that of the checkout or of the thank-you page in either language. */
export function getPagePurpose(pathname: string): MembershipPurpose {
  const pageId = matchPage(splitLocale(pathname.replace(/\.data$/, ''))?.rest ?? '')?.pageId;
  const isOf = (purpose: MembershipPurpose) => Object.values<string>(membershipPages[purpose]).includes(pageId ?? '');
  return isOf('RENEW') ? 'RENEW' : isOf('UPGRADE') ? 'UPGRADE' : 'MEMBERSHIP_NEW';
}

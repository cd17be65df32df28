import { buildMembers, demoPassword } from '../../commerce/seeds/members.ts';
import type { NewAccount } from '../src/store/accounts.ts';

/** Builds accounts for the demo members of the commerce sandbox. */
export function buildAccounts(): NewAccount[] {
  return buildMembers(new Date()).map((member) => ({
    subject: member.id,
    membershipNumber: member.memberNumber,
    email: member.email,
    givenName: member.firstName,
    familyName: member.lastName,
    locale: `${member.language}-${member.country}`,
    password: demoPassword,
  }));
}

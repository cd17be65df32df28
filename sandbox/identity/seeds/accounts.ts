import { buildMembers, demoPassword } from '../../commerce/seeds/members.ts';
import type { NewAccount } from '../src/store/accounts.ts';

/** The demo members of the commerce sandbox as people who can sign in. */
export function seedAccounts(): NewAccount[] {
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

import { buildMembers, demoPassword } from '../../commerce/seeds/members.ts';
import type { NewAccount } from '../src/store/accounts.ts';

/** Password of the demo operators; a public value, not a secret. */
const operatorPassword = 'tarima-operator-1';

const operators: readonly Omit<NewAccount, 'password'>[] = [
  {
    subject: 'operator-sofia',
    email: 'operator@tarima.test',
    givenName: 'Sofía',
    familyName: 'Rojas',
    locale: 'es-CR',
  },
  {
    subject: 'operator-devon',
    email: 'operator2@tarima.test',
    givenName: 'Devon',
    familyName: 'Clarke',
    locale: 'en-JM',
  },
];

/** Builds accounts for the demo members of the commerce sandbox and for demo operators. */
export function buildAccounts(): NewAccount[] {
  const members = buildMembers(new Date()).map((member) => ({
    subject: member.id,
    membershipNumber: member.memberNumber,
    email: member.email,
    givenName: member.firstName,
    familyName: member.lastName,
    locale: `${member.language}-${member.country}`,
    password: demoPassword,
  }));
  return [...members, ...operators.map((operator) => ({ ...operator, password: operatorPassword }))];
}

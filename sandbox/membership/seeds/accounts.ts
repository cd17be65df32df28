import { marketOfClubKey } from '@tarima/markets/table';
import { buildMembers } from '../../commerce/seeds/members.ts';
import type { MembershipType } from '../../commerce/seeds/types.ts';
import type { AccountStatus, CardStatus } from '../src/store/tables.ts';

/** A person's card of an account; `membershipId` is club 4, account 6, card 4. */
export interface SeedCard {
  readonly membershipId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly isPrimary: boolean;
  readonly status: CardStatus;
}

/** A membership with its cards; the first card is the account's. */
export interface SeedAccount {
  readonly accountId: string;
  readonly type: MembershipType;
  readonly status: AccountStatus;
  readonly club: string;
  readonly country: string;
  /** ISO date, the last day. */
  readonly expiresOn: string;
  readonly cards: readonly SeedCard[];
}

/** People who hold a second card on a member's account, and whether that card still holds. */
const secondCards: Readonly<Record<string, readonly [firstName: string, lastName: string, status: CardStatus]>> = {
  ana: ['Esteban', 'Mora Jiménez', 'ACTIVE'],
  lucia: ['Camilo', 'Restrepo Gil', 'ACTIVE'],
  marcus: ['Simone', 'Campbell', 'INACTIVE'],
};

/** An account that the club has blocked (docs/sandbox/membership.md). */
const blockedAccount: SeedAccount = {
  accountId: '6401999999',
  type: 'DIAMOND',
  status: 'BLOCKED',
  club: '6401',
  country: 'CR',
  expiresOn: '2099-12-31',
  cards: [
    {
      membershipId: '64019999990001',
      firstName: 'Berta',
      lastName: 'Quesada Solís',
      email: 'berta@tarima.test',
      phone: '+50688219999',
      birthDate: '1971-08-30',
      addressLine1: 'Avenida Central, casa 9',
      city: 'Escazú',
      isPrimary: true,
      status: 'ACTIVE',
    },
  ],
};

/** Every membership of the sandbox: those of the demo members, dated from `now`, and a blocked one. */
export function buildAccounts(now: Date): SeedAccount[] {
  const accounts = buildMembers(now).map((member): SeedAccount => {
    const accountId = member.memberNumber.slice(0, 10);
    const [home] = member.addresses;
    const own: SeedCard = {
      membershipId: member.memberNumber,
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      phone: member.phone,
      birthDate: member.birthDate,
      addressLine1: home?.street ?? '',
      city: home?.city ?? '',
      isPrimary: true,
      status: 'ACTIVE',
    };
    const second = secondCards[member.id];
    return {
      accountId,
      type: member.membershipType,
      status: 'ACTIVE',
      club: member.memberNumber.slice(0, 4),
      country: marketOfClubKey(member.memberNumber)?.code ?? member.country,
      expiresOn: member.expiresOn,
      cards: second ? [own, secondCardOf(own, accountId, second)] : [own],
    };
  });
  return [...accounts, blockedAccount];
}

function secondCardOf(own: SeedCard, accountId: string, second: readonly [string, string, CardStatus]): SeedCard {
  const [firstName, lastName, status] = second;
  const membershipId = `${accountId}0002`;
  return { ...own, membershipId, firstName, lastName, email: `${membershipId}@tarima.test`, isPrimary: false, status };
}

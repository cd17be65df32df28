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

/** A membership with its cards, in the order of their numbers; the first card is the account's. */
export interface SeedAccount {
  readonly accountId: string;
  readonly type: MembershipType;
  readonly status: AccountStatus;
  readonly club: string;
  readonly country: string;
  /** ISO date, the last day. */
  readonly expiresOn: string;
  /** Whether the club lets it change to Platinum at all. */
  readonly isUpgradeAllowed: boolean;
  readonly cards: readonly SeedCard[];
}

type OtherCard = readonly [card: string, firstName: string, lastName: string, status: CardStatus];

/** People who hold other cards on a member's account, and whether those cards still hold. */
const otherCards: Readonly<Record<string, readonly OtherCard[]>> = {
  ana: [['0002', 'Esteban', 'Mora Jiménez', 'ACTIVE']],
  lucia: [['0002', 'Camilo', 'Restrepo Gil', 'ACTIVE']],
  marcus: [['0002', 'Simone', 'Campbell', 'INACTIVE']],
  ricardo: [
    ['0002', 'Itzel', 'Him Araúz', 'ACTIVE'],
    ['0003', 'Gilberto', 'Sánchez', 'ACTIVE'],
  ],
  shanice: [['0001', 'Jerome', 'Brathwaite', 'ACTIVE']],
};

/** Members whose account the club has blocked, and those whose account it lets keep its type only. */
const blockedMembers: readonly string[] = ['valentina'];
const membersOfOneType: readonly string[] = ['walter'];

const firstCard = '0001';

/** A blocked account of somebody who cannot sign in (docs/sandbox/membership.md). */
const blockedAccount: SeedAccount = {
  accountId: '6401999999',
  type: 'DIAMOND',
  status: 'BLOCKED',
  club: '6401',
  country: 'CR',
  expiresOn: '2099-12-31',
  isUpgradeAllowed: true,
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
      isPrimary: member.memberNumber.endsWith(firstCard),
      status: 'ACTIVE',
    };
    const others = otherCards[member.id] ?? [];
    const cards = [own, ...others.map((other) => otherCardOf(own, accountId, other))];
    return {
      accountId,
      type: member.membershipType,
      status: blockedMembers.includes(member.id) ? 'BLOCKED' : 'ACTIVE',
      club: member.memberNumber.slice(0, 4),
      country: marketOfClubKey(member.memberNumber)?.code ?? member.country,
      expiresOn: member.expiresOn,
      isUpgradeAllowed: !membersOfOneType.includes(member.id),
      cards: cards.sort((one, other) => one.membershipId.localeCompare(other.membershipId)),
    };
  });
  return [...accounts, blockedAccount];
}

function otherCardOf(own: SeedCard, accountId: string, [card, firstName, lastName, status]: OtherCard): SeedCard {
  const membershipId = `${accountId}${card}`;
  const isPrimary = card === firstCard;
  return { ...own, membershipId, firstName, lastName, email: `${membershipId}@tarima.test`, isPrimary, status };
}

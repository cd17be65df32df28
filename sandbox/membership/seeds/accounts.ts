import { findMarketByClubKey } from '@tarima/markets/table';
import { buildMembers } from '../../commerce/seeds/members.ts';
import type { MembershipType } from '../../commerce/seeds/types.ts';
import type { AccountStatus, CardStatus } from '../src/store/tables.ts';

/** A card of an account; `membershipId` is club (4 digits), account (6) and card (4). */
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

/** A membership account with its cards by card number; the first is the primary card. */
export interface SeedAccount {
  readonly accountId: string;
  readonly type: MembershipType;
  readonly status: AccountStatus;
  readonly club: string;
  readonly country: string;
  /** ISO date of the last valid day. */
  readonly expiresOn: string;
  /** Whether the club allows an upgrade to Platinum. */
  readonly isUpgradeAllowed: boolean;
  readonly cards: readonly SeedCard[];
}

type OtherCardRow = readonly [card: string, firstName: string, lastName: string, status: CardStatus];

/** Additional cards on members' accounts, by member id. */
const otherCards: Readonly<Record<string, readonly OtherCardRow[]>> = {
  ana: [['0002', 'Esteban', 'Mora Jiménez', 'ACTIVE']],
  lucia: [['0002', 'Camilo', 'Restrepo Gil', 'ACTIVE']],
  marcus: [['0002', 'Simone', 'Campbell', 'INACTIVE']],
  ricardo: [
    ['0002', 'Itzel', 'Him Araúz', 'ACTIVE'],
    ['0003', 'Gilberto', 'Sánchez', 'ACTIVE'],
  ],
  shanice: [['0001', 'Jerome', 'Brathwaite', 'ACTIVE']],
};

/** Members with a blocked account, and members whose account cannot be upgraded. */
const blockedMembers: readonly string[] = ['valentina'];
const membersWithoutUpgrade: readonly string[] = ['walter'];

const firstCard = '0001';

/** A blocked account without sign-in credentials (docs/sandbox/membership.md). */
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

/** A cancelled account without sign-in credentials. */
const cancelledAccount: SeedAccount = {
  ...blockedAccount,
  accountId: '6401939998',
  status: 'CANCELLED',
  cards: blockedAccount.cards.map((card) => ({
    ...card,
    membershipId: '64019399980001',
    firstName: 'Rodrigo',
    email: 'rodrigo.quesada@tarima.test',
  })),
};

/**
 * Builds the memberships of the sandbox: those of the demo members, dated from `now`, a blocked one and a cancelled one.
 */
export function buildAccounts(now: Date): SeedAccount[] {
  const accounts = buildMembers(now).map((member): SeedAccount => {
    const accountId = member.memberNumber.slice(0, 10);
    const [home] = member.addresses;
    const ownCard: SeedCard = {
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
    const cards = [ownCard, ...others.map((other) => buildOtherCard(ownCard, accountId, other))];
    return {
      accountId,
      type: member.membershipType,
      status: blockedMembers.includes(member.id) ? 'BLOCKED' : 'ACTIVE',
      club: member.memberNumber.slice(0, 4),
      country: findMarketByClubKey(member.memberNumber)?.code ?? member.country,
      expiresOn: member.expiresOn,
      isUpgradeAllowed: !membersWithoutUpgrade.includes(member.id),
      cards: cards.sort((one, other) => one.membershipId.localeCompare(other.membershipId)),
    };
  });
  return [...accounts, blockedAccount, cancelledAccount];
}

function buildOtherCard(
  ownCard: SeedCard,
  accountId: string,
  [card, firstName, lastName, status]: OtherCardRow,
): SeedCard {
  const membershipId = `${accountId}${card}`;
  const isPrimary = card === firstCard;
  return { ...ownCard, membershipId, firstName, lastName, email: `${membershipId}@tarima.test`, isPrimary, status };
}

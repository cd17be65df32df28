import type { Language, MarketCode } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { Operator } from './operators/operator-desk.ts';

/** A member or a guest who pays, in a market. */
export interface Shopper {
  /** `member:{membership number}` or `guest:{guest id}`. */
  readonly owner: string;
  /** 14 digits; undefined for guests. */
  readonly membershipNumber: string | undefined;
  /** The anonymous id of a guest's cart; undefined for members. */
  readonly guestId: string | undefined;
  readonly market: MarketCode;
  readonly language: Language;
  readonly clientIp: string | undefined;
}

/** Who enters the details of a new membership. A visitor gets a guest id, and is an owner, only with the first write. */
export type Registrant = Pick<Shopper, 'market' | 'membershipNumber' | 'clientIp'> & Partial<Pick<Shopper, 'owner'>>;

/** The operator behind a call; undefined for everyone else. */
export function toOperator({ identity }: Caller): Operator | undefined {
  return identity.kind === 'operator' ? { subject: identity.subject, name: identity.name } : undefined;
}

/** The shopper behind a call; undefined for callers who have no cart. */
export function toShopper({ identity, market, language, clientIp }: Caller): Shopper | undefined {
  const origin = { market, language, clientIp };
  if (identity.kind === 'member') {
    const { membershipNumber } = identity;
    return { owner: `member:${membershipNumber}`, membershipNumber, guestId: undefined, ...origin };
  }
  if (identity.kind === 'guest') {
    return { owner: `guest:${identity.guestId}`, membershipNumber: undefined, guestId: identity.guestId, ...origin };
  }
  return undefined;
}

/** The shopper behind a call, or a visitor without a guest id; undefined for partners and operators. */
export const toRegistrant = (caller: Caller): Registrant | undefined =>
  caller.identity.kind === 'anonymous'
    ? { market: caller.market, membershipNumber: undefined, clientIp: caller.clientIp }
    : toShopper(caller);

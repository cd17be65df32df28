import { getLocale } from '@tarima/markets/locale';
import { findMarketByClubKey, getMarket } from '@tarima/markets/table';
import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { Logger } from '@tarima/service-kit/logger';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import type { SignInRefusal } from '../sign-in-refusal.ts';
import type { CheckMemberQuery } from './check-member.gen.ts';
import './check-member.gen.ts';
import type { GraphTransport } from './graph.ts';
import { createServerTransport } from './server-transport.ts';
import type { CheckMember, MemberToCheck } from './session.ts';

type MembershipRules = Pick<GlobalConfiguration['membership'], 'blockedStatuses' | 'allowedExpiredStatuses'>;
type MembershipStatus = NonNullable<NonNullable<CheckMemberQuery['me']>['membership']>['status'];

export interface CheckMemberOptions {
  readonly graph: GraphTransport;
  /** Called for each check: editors change the rules while the shop runs. */
  readonly getRules: () => MembershipRules;
  readonly logger: Pick<Logger, 'warn'>;
  /** How long a sign-in waits for the status. */
  readonly timeoutMs?: number;
}

/**
 * Checks members against the club's records (ACCOUNT-10, ACCOUNT-11). While the graph or an upstream is down, members may
 * sign in; the next token refresh checks them again (ACCOUNT-252).
 */
export function createCheckMember({ graph, getRules, logger, timeoutMs = 5_000 }: CheckMemberOptions): CheckMember {
  const read = async ({ member, bearer, requestId, clientIp }: MemberToCheck) => {
    const market = findMarketByClubKey(member.membershipNumber) ?? getMarket('CR');
    const viewer = { kind: 'member', bearer, member } as const;
    const locale = getLocale(market.defaultLanguage, market.code);
    const send = createServerTransport(graph, locale, { viewer, requestId, clientIp });
    const operationName = 'CheckMember';
    const extensions = { persistedQuery: { version: 1 as const, sha256Hash: getRegisteredHash(operationName) } };
    const { data, errors } = await send({ operationName, variables: {}, extensions });
    if (errors?.length || !data) throw new Error('The member could not be read', { cause: errors });
    return (data as CheckMemberQuery).me?.membership?.status;
  };

  return async (checked) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The member was not read in time')), timeoutMs);
    });
    try {
      const status = await Promise.race([read(checked), timeout]);
      return status ? findRefusal(status, getRules()) : 'USER_NOT_VALID';
    } catch (error) {
      logger.warn({ err: error, requestId: checked.requestId }, 'a member signs in without a check of the membership');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The rules for each status of a membership, as editors configure them. */
export function findRefusal(status: MembershipStatus, rules: MembershipRules): SignInRefusal | undefined {
  if (status === 'ACTIVE') return undefined;
  if (rules.blockedStatuses.includes(status)) return status;
  return status === 'EXPIRED' && !rules.allowedExpiredStatuses.includes(status) ? status : undefined;
}

import type { Logger } from '@tarima/service-kit/logger';
import { isPermanentRefusal } from '../../domain/refused-error.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';

export interface DiscardAccountsOptions {
  readonly attempts: Pick<AttemptRepository, 'listPendingAccounts' | 'closeAccount'>;
  readonly ports: Pick<Ports, 'identity'>;
  readonly logger: Logger;
}

/**
 * Discards the registrations of attempts that ended without a membership, at most `limit`, in whatever way they ended
 * (MEMBERSHIP-134). A call that fails is repeated by the next sweep; a registration that is never discarded expires.
 */
export async function discardAccounts(
  { attempts, ports, logger }: DiscardAccountsOptions,
  limit: number,
): Promise<void> {
  for (const id of await attempts.listPendingAccounts(limit)) {
    try {
      await ports.identity.discard(id);
      await attempts.closeAccount(id);
    } catch (error) {
      // Refused for good: the account was activated, so that it is no registration to discard any more.
      if (isPermanentRefusal(error)) {
        logger.error(
          { alert: 'checkout_account_not_discarded', err: error, attemptId: id },
          'registration not discarded',
        );
        await attempts.closeAccount(id);
      } else logger.warn({ err: error, attemptId: id }, 'registration not discarded');
    }
  }
}

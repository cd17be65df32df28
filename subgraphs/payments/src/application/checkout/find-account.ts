import { chooseAccount, isMethodAccepted, type PaymentAccount } from '../../domain/payment-account.ts';
import type { StepContext } from './step.ts';

/** The account for the chosen method, where the market accepts the method (PAYMENTS-2, PAYMENTS-3). */
export function findAccount(
  { attempt, settings }: Pick<StepContext, 'attempt' | 'settings'>,
  accounts: readonly PaymentAccount[],
): PaymentAccount | undefined {
  const method = attempt.method ?? 'CARD';
  return isMethodAccepted(method, settings.getCardTypes(attempt.market)) ? chooseAccount(accounts, method) : undefined;
}

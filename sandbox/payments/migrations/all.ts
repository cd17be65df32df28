import { paymentsTables } from './001-payments.ts';
import { cardAttempts } from './002-card-attempts.ts';
import { cardDeclines } from './003-card-declines.ts';
import { providers } from './004-providers.ts';
import { settlements } from './005-settlements.ts';

/** Migrations of the schema `payments_api`, in the order of their names. */
export const migrations = {
  '001-payments': paymentsTables,
  '002-card-attempts': cardAttempts,
  '003-card-declines': cardDeclines,
  '004-providers': providers,
  '005-settlements': settlements,
};

import { membershipTables } from './001-memberships.ts';
import { territoryTables } from './002-territories.ts';
import { upgradeAllowed } from './003-upgrade-allowed.ts';
import { economicActivityTable } from './004-economic-activities.ts';
import { transactionTable } from './005-transactions.ts';
import { cancelledAccounts } from './006-cancelled-accounts.ts';
import { cardKeyTable } from './020-card-keys.ts';
import { pendingTransactions } from './021-pending-transactions.ts';
import { accountData } from './022-account-data.ts';
import { identityDocuments } from './040-identity-documents.ts';

/** Migrations of the schema `membership_api`, in the order of their names. */
export const migrations = {
  '001-memberships': membershipTables,
  '002-territories': territoryTables,
  '003-upgrade-allowed': upgradeAllowed,
  '004-economic-activities': economicActivityTable,
  '005-transactions': transactionTable,
  '006-cancelled-accounts': cancelledAccounts,
  '020-card-keys': cardKeyTable,
  '021-pending-transactions': pendingTransactions,
  '022-account-data': accountData,
  '040-identity-documents': identityDocuments,
};

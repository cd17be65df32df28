import { baby } from './baby.ts';
import { bakery } from './bakery.ts';
import { beverages } from './beverages.ts';
import { clothing } from './clothing.ts';
import { electronics } from './electronics.ts';
import { fresh } from './fresh.ts';
import { frozen } from './frozen.ts';
import { healthAndBeauty } from './health-and-beauty.ts';
import { homeAndKitchen } from './home-and-kitchen.ts';
import { household } from './household.ts';
import { officeAndSchool } from './office-and-school.ts';
import { outdoorAndTools } from './outdoor-and-tools.ts';
import { pantry } from './pantry.ts';
import { pets } from './pets.ts';
import type { ProductRow } from './row.ts';
import { serviceFee } from './service-fee.ts';
import { snacks } from './snacks.ts';
import { toysAndParty } from './toys-and-party.ts';

/** Every product of the store, shelf by shelf, and the service fee. */
export const productRows: readonly ProductRow[] = [
  ...pantry,
  ...fresh,
  ...bakery,
  ...frozen,
  ...beverages,
  ...snacks,
  ...household,
  ...healthAndBeauty,
  ...baby,
  ...pets,
  ...electronics,
  ...homeAndKitchen,
  ...outdoorAndTools,
  ...officeAndSchool,
  ...toysAndParty,
  ...clothing,
  serviceFee,
];

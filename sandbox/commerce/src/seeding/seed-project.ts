import { buildProject } from '@tarima/platform-project/definition';
import { campaigns } from '../../seeds/campaigns.ts';
import { clubData } from '../../seeds/club-data.ts';
import { subtractDays } from '../../seeds/deterministic.ts';
import type { CommerceContext } from '../context.ts';
import { createProjectRepository } from '../project/project-repository.ts';
import type { Seeder } from '../seed.ts';
import { shippingMethodKind } from '../shipping-methods/shipping-methods.ts';
import { simpleKinds } from '../simple/kinds.ts';
import { createSimpleRepository, type Fields } from '../simple/simple-repository.ts';
import { messageRetentionDays } from '../subscriptions/message-retention.ts';

const definition = buildProject(clubData);

/**
 * Seeds what `npm run platform:provision` creates in a project, in few statements, and the discounts of the campaigns. The
 * service fee is one of the seeded products.
 */
export const seedProject: Seeder = {
  label: 'settings',
  async run(context, report) {
    await configureProject(context);
    const drafts = buildDrafts(context.now());
    for (const [index, [kind, all]] of drafts.entries()) {
      await upsertDrafts(context, kind, all);
      report(index + 1, drafts.length);
    }
  },
};

async function configureProject({ db, settings, now }: CommerceContext): Promise<void> {
  const repository = createProjectRepository(db, settings.projectKey, now);
  const project = await repository.get();
  const { countries, currencies, languages, reservationMinutes } = definition.settings;
  await repository.replace(project, {
    ...project,
    countries,
    currencies,
    languages,
    messages: { enabled: true, deleteDaysAfterCreation: messageRetentionDays },
    searchIndexing: { productsSearch: { status: 'Activated' } },
    inventory: { ...project.inventory, reservationExpirationInMinutes: reservationMinutes },
  } as typeof project);
}

/** Builds drafts by kind; each refers only to kinds before it. */
function buildDrafts(now: Date): [kind: string, drafts: readonly unknown[]][] {
  return [
    ['type', definition.types],
    ['product-type', definition.productTypes],
    ['tax-category', definition.taxCategories],
    ['zone', definition.zones],
    ['channel', definition.channels],
    ['store', definition.stores],
    ['shipping-method', definition.shippingMethods],
    ['product-discount', campaigns.map((campaign, index) => buildDiscount(campaign, index, now))],
  ];
}

async function upsertDrafts(context: CommerceContext, kindName: string, drafts: readonly unknown[]): Promise<void> {
  const kind = [...simpleKinds, shippingMethodKind].find((candidate) => candidate.kind === kindName);
  if (!kind) throw new Error(`No such kind of resource: ${kindName}`);
  const fields: Fields[] = [];
  for (const draft of drafts) fields.push(await kind.buildFields(draft, context));
  await createSimpleRepository(context.db, kind.kind, context.now).upsert(
    fields.filter((one): one is Fields & { key: string } => one.key !== undefined),
  );
}

/** Builds a campaign's discount; its amounts are on the prices, so its value is `external`. */
function buildDiscount(campaign: (typeof campaigns)[number], index: number, now: Date) {
  return {
    key: campaign.lblPromoId,
    name: campaign.lblDisplayName,
    value: { type: 'external' },
    predicate: '1 = 1',
    sortOrder: `0.${index + 1}`,
    isActive: true,
    validFrom: subtractDays(now, campaign.startsDaysAgo),
    validUntil: subtractDays(now, -campaign.endsInDays),
  };
}

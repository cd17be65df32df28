import { markets } from '@tarima/markets/table';
import { campaigns } from '../../seeds/campaigns.ts';
import { clubs } from '../../seeds/clubs.ts';
import { customTypes, type SeedFieldType } from '../../seeds/custom-types.ts';
import { subtractDays } from '../../seeds/deterministic.ts';
import { taxCategories } from '../../seeds/taxes.ts';
import type { SeedClub } from '../../seeds/types.ts';
import type { CommerceContext } from '../context.ts';
import type { Seeder } from '../seed.ts';
import { simpleKinds } from '../simple/kinds.ts';
import { createSimpleRepository, type Fields } from '../simple/simple-repository.ts';
import { productType } from './product-type.ts';

/** Seeds the custom types, product type, tax categories, channels, stores and discounts to which products refer. */
export const seedSettings: Seeder = {
  label: 'settings',
  async run(context, report) {
    const drafts = buildDrafts(context.now());
    for (const [index, [kind, all]] of drafts.entries()) {
      await upsertDrafts(context, kind, all);
      report(index + 1, drafts.length);
    }
  },
};

/** Builds drafts by kind; each refers only to kinds before it. */
function buildDrafts(now: Date): [kind: string, drafts: unknown[]][] {
  return [
    [
      'type',
      customTypes.map(({ fields, ...type }) => ({
        ...type,
        fieldDefinitions: Object.entries(fields).map(([name, field]) => ({
          name,
          label: { en: name },
          type: toFieldType(field),
        })),
      })),
    ],
    ['product-type', [productType]],
    ['tax-category', taxCategories.map(({ name, ...category }) => ({ ...category, name: name.en }))],
    ['channel', [...markets.map(buildCountryChannel), ...clubs.map(buildClubChannel)]],
    ['store', markets.map(buildStore)],
    ['product-discount', campaigns.map((campaign, index) => buildDiscount(campaign, index, now))],
  ];
}

async function upsertDrafts(context: CommerceContext, kindName: string, drafts: readonly unknown[]): Promise<void> {
  const kind = simpleKinds.find((candidate) => candidate.kind === kindName);
  if (!kind) throw new Error(`No such kind of resource: ${kindName}`);
  const fields: Fields[] = [];
  for (const draft of drafts) fields.push(await kind.buildFields(draft, context));
  await createSimpleRepository(context.db, kind.kind, context.now).upsert(
    fields.filter((one): one is Fields & { key: string } => one.key !== undefined),
  );
}

function toFieldType(field: SeedFieldType) {
  return field === 'StringSet' ? { name: 'Set', elementType: { name: 'String' } } : { name: field };
}

const roles = ['InventorySupply', 'ProductDistribution'];

function buildCountryChannel({ channelKey, code, name }: (typeof markets)[number]) {
  return { key: channelKey, roles, name, address: { country: code } };
}

function buildClubChannel(club: SeedClub) {
  const { key, country, name, address, latitude, longitude } = club;
  const { street, ...place } = address;
  return {
    key,
    roles,
    name: { es: name, en: name },
    description: { es: `Club ${name}`, en: `${name} club` },
    address: { ...place, streetName: street, country },
    geoLocation: { type: 'Point', coordinates: [longitude, latitude] },
    custom: {
      type: { typeId: 'type', key: 'club' },
      fields: {
        plus_code: club.plusCode,
        fulfillment_clubs: club.fulfillmentClubs.join(','),
        ecommerceEnabled: club.ecommerceEnabled,
        timeZone: club.timeZone,
        openingHours: JSON.stringify(club.hours),
      },
    },
  };
}

function buildStore({ code, name, channelKey }: (typeof markets)[number]) {
  const channels = [channelKey, ...clubs.filter(({ country }) => country === code).map(({ key }) => key)].map(
    (key) => ({ typeId: 'channel', key }),
  );
  return {
    key: code,
    name,
    languages: ['es', 'en'],
    countries: [{ code }],
    distributionChannels: channels,
    supplyChannels: channels,
  };
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

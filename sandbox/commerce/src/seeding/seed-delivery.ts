import { shippingMethods, zones } from '../../seeds/shipping.ts';
import { plainKinds } from '../plain/kinds.ts';
import { createPlainRepository, type Fields } from '../plain/plain-repository.ts';
import type { Seeder } from '../seed.ts';
import { shippingMethodKind } from '../shipping-methods/shipping-methods.ts';

/** Zones, and the shipping methods of every club that sells online. */
export const seedDelivery: Seeder = {
  label: 'delivery',
  async run(context, report) {
    const steps = [
      ['zone', zones.map(({ key, name, country }) => ({ key, name, locations: [{ country }] }))],
      ['shipping-method', shippingMethods.map(draftOf)],
    ] as const;
    for (const [index, [name, drafts]] of steps.entries()) {
      const kind = [...plainKinds, shippingMethodKind].find((candidate) => candidate.kind === name);
      const fields = await Promise.all(drafts.map(async (draft) => keyed(await kind?.fields(draft, context))));
      await createPlainRepository(context.db, name, context.now).upsert(fields);
      report(index + 1, steps.length);
    }
  },
};

function draftOf(method: (typeof shippingMethods)[number]) {
  const { key, name, localizedName, isDefault, taxCategoryKey, zoneKey, zoneRate, fields } = method;
  return {
    key,
    name,
    localizedName,
    isDefault,
    taxCategory: { key: taxCategoryKey },
    zoneRates: [
      {
        zone: { key: zoneKey },
        shippingRates: [
          {
            price: moneyOf(zoneRate.price),
            ...(zoneRate.freeAbove ? { freeAbove: moneyOf(zoneRate.freeAbove) } : {}),
          },
        ],
      },
    ],
    custom: { type: { key: 'shipping-method' }, fields },
  };
}

const moneyOf = ({ centAmount, currency }: { centAmount: number; currency: string }) => ({
  centAmount,
  currencyCode: currency,
});

function keyed(fields: Fields | undefined): Fields & { key: string } {
  if (fields?.key === undefined) throw new Error('A seed has no key.');
  return { ...fields, key: fields.key };
}

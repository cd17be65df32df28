import { shippingMethods, zones } from '../../seeds/shipping.ts';
import type { Seeder } from '../seed.ts';
import { shippingMethodKind } from '../shipping-methods/shipping-methods.ts';
import { simpleKinds } from '../simple/kinds.ts';
import { createSimpleRepository, type Fields } from '../simple/simple-repository.ts';

/** Seeds zones and the shipping methods of every club that sells online. */
export const seedDelivery: Seeder = {
  label: 'delivery',
  async run(context, report) {
    const steps = [
      ['zone', zones.map(({ key, name, country }) => ({ key, name, locations: [{ country }] }))],
      ['shipping-method', shippingMethods.map(buildDraft)],
    ] as const;
    for (const [index, [name, drafts]] of steps.entries()) {
      const kind = [...simpleKinds, shippingMethodKind].find((candidate) => candidate.kind === name);
      const fields = await Promise.all(
        drafts.map(async (draft) => requireKey(await kind?.buildFields(draft, context))),
      );
      await createSimpleRepository(context.db, name, context.now).upsert(fields);
      report(index + 1, steps.length);
    }
  },
};

function buildDraft(method: (typeof shippingMethods)[number]) {
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
            price: toDraftMoney(zoneRate.price),
            ...(zoneRate.freeAbove ? { freeAbove: toDraftMoney(zoneRate.freeAbove) } : {}),
          },
        ],
      },
    ],
    custom: { type: { key: 'shipping-method' }, fields },
  };
}

const toDraftMoney = ({ centAmount, currency }: { centAmount: number; currency: string }) => ({
  centAmount,
  currencyCode: currency,
});

function requireKey(fields: Fields | undefined): Fields & { key: string } {
  if (fields?.key === undefined) throw new Error('A seed has no key.');
  return { ...fields, key: fields.key };
}

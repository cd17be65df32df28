import { randomUUID } from 'node:crypto';
import type { Type } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { defineAction } from '../documents/actions.ts';
import { buildCustomFields } from '../documents/custom-fields.ts';
import {
  addressDraft,
  type CustomFieldsInput,
  countryCode,
  customFieldsDraft,
  identifier,
  keySchema,
  localizedString,
} from '../documents/schemas.ts';
import { createDuplicateFieldError } from '../errors.ts';
import type { Resource } from '../resources/tables.ts';
import { attributeDefinition, fieldDefinition, productTypeDraft, typeDraft } from './definitions.ts';
import { defineFieldAction } from './field-action.ts';
import type { SimpleKind } from './simple-routes.ts';

/** Builds the stored `custom` of a draft, or nothing. */
export async function buildCustom(
  draft: CustomFieldsInput | undefined,
  resourceTypeId: string,
  context: CommerceContext,
): Promise<{ custom?: unknown }> {
  if (!draft) return {};
  const type = (await context.references.resolve('type', draft.type)) as unknown as Type;
  return { custom: buildCustomFields(draft, resourceTypeId, { getType: () => type }) };
}

const taxRateDraft = z.object({
  key: keySchema.optional(),
  name: z.string(),
  amount: z.number().min(0).max(1),
  includedInPrice: z.boolean(),
  country: countryCode,
  state: z.string().optional(),
  subRates: z.array(z.object({ name: z.string(), amount: z.number() })).optional(),
});

type TaxRateFields = z.output<typeof taxRateDraft> & { readonly id: string };
const createTaxRate = (rate: z.output<typeof taxRateDraft>): TaxRateFields => ({
  id: randomUUID().slice(0, 8),
  ...rate,
});

const taxCategoryDraft = z.object({
  key: keySchema.optional(),
  name: z.string(),
  description: z.string().optional(),
  rates: z.array(taxRateDraft).default([]),
});

const location = z.object({ country: countryCode, state: z.string().optional() });
type Location = z.output<typeof location>;

const zoneDraft = z.object({
  key: keySchema.optional(),
  name: z.string(),
  description: z.string().optional(),
  locations: z.array(location).default([]),
});

const customerGroupDraft = z.object({
  groupName: z.string().min(1).max(256),
  key: keySchema.optional(),
  custom: customFieldsDraft.optional(),
});

const channelRole = z.enum(['InventorySupply', 'ProductDistribution', 'OrderExport', 'OrderImport', 'Primary']);
const point = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});
const channelDraft = z.object({
  key: keySchema,
  roles: z.array(channelRole).default(['InventorySupply']),
  name: localizedString.optional(),
  description: localizedString.optional(),
  address: addressDraft.optional(),
  geoLocation: point.optional(),
  custom: customFieldsDraft.optional(),
});

const storeDraft = z.object({
  key: keySchema,
  name: localizedString.optional(),
  languages: z.array(z.string()).default([]),
  countries: z.array(z.object({ code: countryCode })).default([]),
  distributionChannels: z.array(identifier('channel')).max(100).default([]),
  supplyChannels: z.array(identifier('channel')).max(100).default([]),
  custom: customFieldsDraft.optional(),
});

const discountValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('external') }),
  z.object({ type: z.literal('relative'), permyriad: z.int().min(1).max(10_000) }),
]);
const productDiscountDraft = z.object({
  key: keySchema.optional(),
  name: localizedString,
  description: localizedString.optional(),
  value: discountValue,
  predicate: z.string(),
  sortOrder: z.string().regex(/^0\.\d*[1-9]$/),
  isActive: z.boolean().default(true),
  validFrom: z.iso.datetime({ offset: true }).optional(),
  validUntil: z.iso.datetime({ offset: true }).optional(),
});

const resolveChannels = (
  context: CommerceContext,
  identifiers: readonly { id?: string | undefined; key?: string | undefined }[],
) =>
  Promise.all(
    identifiers.map(async (one) => ({ typeId: 'channel', id: (await context.references.resolve('channel', one)).id })),
  );

/** Sets or removes the key of a resource whose key is optional. */
const setKeyAction = defineFieldAction('key', z.object({ key: keySchema.optional() }));

/** Changes the items of a list field. */
function changeList<Item>(
  resource: Resource,
  field: string,
  change: (items: readonly Item[]) => readonly Item[],
): Resource {
  const { [field]: items = [] } = resource as Resource & Record<string, readonly Item[]>;
  return { ...resource, [field]: change(items) };
}

/** Adds a definition with a new name. @throws PlatformError `DuplicateField` */
function addDefinition(resource: Resource, field: string, definition: { readonly name: string }): Resource {
  const { [field]: definitions = [] } = resource as Resource & Record<string, (typeof definition)[]>;
  if (definitions.some(({ name }) => name === definition.name))
    throw createDuplicateFieldError('name', definition.name);
  return { ...resource, [field]: [...definitions, definition] };
}

/** Kinds of simple resources; each refers only to kinds before it. */
export const simpleKinds: readonly SimpleKind[] = [
  {
    kind: 'type',
    path: '/types',
    scope: 'types',
    readers: ['view_products', 'view_orders', 'view_customers'],
    buildFields: (draft) => typeDraft.parse(draft),
    actions: {
      changeKey: defineFieldAction('key', z.object({ key: keySchema })),
      changeName: defineFieldAction('name', z.object({ name: localizedString })),
      setDescription: defineFieldAction('description', z.object({ description: localizedString.optional() })),
      addFieldDefinition: defineAction(z.object({ fieldDefinition }), (resource: Resource, input) =>
        addDefinition(resource, 'fieldDefinitions', input.fieldDefinition),
      ),
    },
  },
  {
    kind: 'product-type',
    path: '/product-types',
    scope: 'products',
    readers: ['view_published_products'],
    buildFields: (draft) => productTypeDraft.parse(draft),
    actions: {
      setKey: setKeyAction,
      changeName: defineFieldAction('name', z.object({ name: z.string() })),
      changeDescription: defineFieldAction('description', z.object({ description: z.string() })),
      addAttributeDefinition: defineAction(z.object({ attribute: attributeDefinition }), (resource: Resource, input) =>
        addDefinition(resource, 'attributes', input.attribute),
      ),
    },
  },
  {
    kind: 'tax-category',
    path: '/tax-categories',
    scope: 'tax_categories',
    limit: 100,
    readers: ['view_products', 'view_orders'],
    buildFields(draft) {
      const { rates, ...fields } = taxCategoryDraft.parse(draft);
      return { ...fields, rates: rates.map(createTaxRate) };
    },
    actions: {
      setKey: setKeyAction,
      changeName: defineFieldAction('name', z.object({ name: z.string() })),
      setDescription: defineFieldAction('description', z.object({ description: z.string().optional() })),
      addTaxRate: defineAction(z.object({ taxRate: taxRateDraft }), (resource: Resource, { taxRate }) =>
        changeList<TaxRateFields>(resource, 'rates', (rates) => [...rates, createTaxRate(taxRate)]),
      ),
      removeTaxRate: defineAction(z.object({ taxRateId: z.string() }), (resource: Resource, { taxRateId }) =>
        changeList<TaxRateFields>(resource, 'rates', (rates) => rates.filter(({ id }) => id !== taxRateId)),
      ),
    },
  },
  {
    kind: 'zone',
    path: '/zones',
    scope: 'shipping_methods',
    limit: 100,
    readers: ['view_orders'],
    buildFields: (draft) => zoneDraft.parse(draft),
    actions: {
      setKey: setKeyAction,
      changeName: defineFieldAction('name', z.object({ name: z.string() })),
      setDescription: defineFieldAction('description', z.object({ description: z.string().optional() })),
      addLocation: defineAction(z.object({ location }), (resource: Resource, input) =>
        changeList<Location>(resource, 'locations', (locations) => [...locations, input.location]),
      ),
      removeLocation: defineAction(z.object({ location }), (resource: Resource, input) =>
        changeList<Location>(resource, 'locations', (locations) =>
          locations.filter(
            ({ country, state }) => country !== input.location.country || state !== input.location.state,
          ),
        ),
      ),
    },
  },
  {
    kind: 'customer-group',
    path: '/customer-groups',
    scope: 'customer_groups',
    limit: 10_000,
    readers: ['view_customers', 'view_customer_groups'],
    async buildFields(draft, context) {
      const { groupName, custom, ...fields } = customerGroupDraft.parse(draft);
      return { ...fields, name: groupName, ...(await buildCustom(custom, 'customer-group', context)) };
    },
    actions: {
      setKey: setKeyAction,
      changeName: defineFieldAction('name', z.object({ name: z.string() })),
    },
  },
  {
    kind: 'channel',
    path: '/channels',
    scope: 'channels',
    readers: ['view_products', 'view_published_products', 'view_orders', 'view_project_settings'],
    async buildFields(draft, context) {
      const { custom, address, ...fields } = channelDraft.parse(draft);
      return { ...fields, ...(address ? { address } : {}), ...(await buildCustom(custom, 'channel', context)) };
    },
    actions: {
      changeName: defineFieldAction('name', z.object({ name: localizedString })),
      changeDescription: defineFieldAction('description', z.object({ description: localizedString })),
      setRoles: defineFieldAction('roles', z.object({ roles: z.array(channelRole).min(1) })),
      setAddress: defineFieldAction('address', z.object({ address: addressDraft.optional() })),
      setGeoLocation: defineFieldAction('geoLocation', z.object({ geoLocation: point.optional() })),
    },
  },
  {
    kind: 'store',
    path: '/stores',
    scope: 'stores',
    readers: ['view_project_settings', 'view_published_products'],
    async buildFields(draft, context) {
      const { custom, ...fields } = storeDraft.parse(draft);
      return {
        ...fields,
        distributionChannels: await resolveChannels(context, fields.distributionChannels),
        supplyChannels: await resolveChannels(context, fields.supplyChannels),
        productSelections: [],
        ...(await buildCustom(custom, 'store', context)),
      };
    },
    actions: {
      setName: defineFieldAction('name', z.object({ name: localizedString.optional() })),
      setLanguages: defineFieldAction('languages', z.object({ languages: z.array(z.string()) })),
    },
  },
  {
    kind: 'product-discount',
    path: '/product-discounts',
    scope: 'products',
    readers: ['view_published_products'],
    buildFields: (draft) => ({ ...productDiscountDraft.parse(draft), references: [] }),
    actions: {
      changeIsActive: defineFieldAction('isActive', z.object({ isActive: z.boolean() })),
    },
  },
];

import type {
  AttributeDefinitionDraft,
  ByProjectKeyRequestBuilder,
  FieldDefinition,
  ProductTypeUpdateAction,
  ProjectUpdateAction,
  TypeUpdateAction,
} from '@commercetools/platform-sdk';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import { z } from 'zod';
import type { ProjectDefinition } from './definition.ts';
import { findDifferences } from './find-differences.ts';

/** Something that a project lacks. */
export interface Difference {
  /** Kind and key of the resource, such as `channel 6401`. */
  readonly resource: string;
  /** What is missing or different. */
  readonly problem: string;
  /** Adds what is missing; undefined where an existing value differs, which only the club can decide. */
  readonly repair?: () => Promise<unknown>;
}

/** How long the platform keeps messages, from which indexes are updated, in days. */
const messageDays = 15;

/** A kind of resource: its drafts, and the requests of its collection. */
interface Kind<Draft extends { readonly key?: string }> {
  readonly name: string;
  readonly drafts: readonly Draft[];
  readonly collection: {
    get(query: { queryArgs: { limit: number; offset: number } }): Call<{ results: readonly unknown[] }>;
    post(draft: { body: Draft }): Call<unknown>;
  };
}

interface Call<Body> {
  execute(): Promise<{ body: Body }>;
}

const resourceWire = z.looseObject({ key: z.string().optional(), version: z.int() });
type Resource = z.output<typeof resourceWire>;

/**
 * Compares a project with its definition, in the order in which the differences must be repaired. A repaired project has
 * no difference that can be repaired. @throws PlatformError
 */
export async function compareProject(
  api: ByProjectKeyRequestBuilder,
  definition: ProjectDefinition,
): Promise<Difference[]> {
  const { types, productTypes, taxCategories, zones, channels, stores, shippingMethods } = definition;
  return [
    ...(await compareSettings(api, definition.settings)),
    ...(await compareExtensible(
      { name: 'type', drafts: types, collection: api.types() },
      ({ fieldDefinitions = [] }, existing) => listMissing(fieldDefinitions, existing.fieldDefinitions),
      (key, version, missing: readonly FieldDefinition[]) => {
        const actions = missing.map(
          (fieldDefinition): TypeUpdateAction => ({ action: 'addFieldDefinition', fieldDefinition }),
        );
        return api.types().withKey({ key }).post({ body: { version, actions } }).execute();
      },
    )),
    ...(await compareExtensible(
      { name: 'product type', drafts: productTypes, collection: api.productTypes() },
      ({ attributes = [] }, existing) => listMissing(attributes, existing.attributes),
      (key, version, missing: readonly AttributeDefinitionDraft[]) => {
        const actions = missing.map(
          (attribute): ProductTypeUpdateAction => ({ action: 'addAttributeDefinition', attribute }),
        );
        return api.productTypes().withKey({ key }).post({ body: { version, actions } }).execute();
      },
    )),
    ...(await compareKind({ name: 'tax category', drafts: taxCategories, collection: api.taxCategories() })),
    ...(await compareKind({ name: 'zone', drafts: zones, collection: api.zones() })),
    ...(await compareKind({ name: 'channel', drafts: channels, collection: api.channels() })),
    ...(await compareKind({ name: 'store', drafts: stores, collection: api.stores() })),
    ...(await compareKind({ name: 'shipping method', drafts: shippingMethods, collection: api.shippingMethods() })),
    ...(await compareProducts(api, definition.products)),
  ];
}

async function compareSettings(
  api: ByProjectKeyRequestBuilder,
  { countries, currencies, languages, reservationMinutes }: ProjectDefinition['settings'],
): Promise<Difference[]> {
  const { body: project } = await api.get().execute();
  const add = (problem: string, action: ProjectUpdateAction): Difference => ({
    resource: 'project',
    problem,
    repair: async () => {
      const { version } = (await api.get().execute()).body;
      return api.post({ body: { version, actions: [action] } }).execute();
    },
  });
  const union = (present: readonly string[], wanted: readonly string[]) => [...new Set([...present, ...wanted])];
  const lacks = (present: readonly string[], wanted: readonly string[]) => wanted.some((one) => !present.includes(one));
  return [
    ...(lacks(project.countries, countries)
      ? [add('countries', { action: 'changeCountries', countries: union(project.countries, countries) })]
      : []),
    ...(lacks(project.currencies, currencies)
      ? [add('currencies', { action: 'changeCurrencies', currencies: union(project.currencies, currencies) })]
      : []),
    ...(lacks(project.languages, languages)
      ? [add('languages', { action: 'changeLanguages', languages: union(project.languages, languages) })]
      : []),
    ...(project.messages.enabled
      ? []
      : [
          add('messages', {
            action: 'changeMessagesConfiguration',
            messagesConfiguration: { enabled: true, deleteDaysAfterCreation: messageDays },
          }),
        ]),
    ...(project.searchIndexing?.productsSearch?.status === 'Activated'
      ? []
      : [
          add('product search', {
            action: 'changeProductSearchIndexingEnabled',
            enabled: true,
            mode: 'ProductsSearch',
          }),
        ]),
    ...(project.inventory?.reservationExpirationInMinutes === undefined
      ? [
          add('inventory: reservationExpirationInMinutes', {
            action: 'setReservationExpirationInMinutes',
            reservationExpirationInMinutes: reservationMinutes,
          }),
        ]
      : []),
  ];
}

/** Missing resources can be created; a different value of an existing one is reported only. */
async function compareKind<Draft extends { readonly key?: string }>(kind: Kind<Draft>): Promise<Difference[]> {
  const existing = await readByKey(kind);
  return kind.drafts.flatMap((draft): Difference[] => {
    const found = existing.get(draft.key ?? '');
    if (!found) return [describeMissing(kind, draft)];
    return findDifferences(draft, found).map((path) => ({
      resource: nameOf(kind, draft),
      problem: `differs: ${path}`,
    }));
  });
}

/** As `compareKind`, for resources to which definitions can be added. */
async function compareExtensible<Draft extends { readonly key?: string }, Definition extends { readonly name: string }>(
  kind: Kind<Draft>,
  findMissing: (draft: Draft, existing: Resource) => readonly Definition[],
  extend: (key: string, version: number, missing: readonly Definition[]) => Promise<unknown>,
): Promise<Difference[]> {
  const existing = await readByKey(kind);
  return kind.drafts.flatMap((draft): Difference[] => {
    const found = existing.get(draft.key ?? '');
    if (!found) return [describeMissing(kind, draft)];
    const missing = findMissing(draft, found);
    if (missing.length === 0) return [];
    const problem = `lacks ${missing.map(({ name }) => name).join(', ')}`;
    return [{ resource: nameOf(kind, draft), problem, repair: () => extend(draft.key ?? '', found.version, missing) }];
  });
}

const namedWire = z.array(z.looseObject({ name: z.string() })).catch([]);

/** The definitions whose names an existing resource lacks. */
function listMissing<Definition extends { readonly name: string }>(
  definitions: readonly Definition[],
  existing: unknown,
): Definition[] {
  const names = new Set(namedWire.parse(existing).map(({ name }) => name));
  return definitions.filter(({ name }) => !names.has(name));
}

async function readByKey<Draft extends { readonly key?: string }>({
  collection,
}: Kind<Draft>): Promise<Map<string, Resource>> {
  const resources = await fetchAllPages(
    async (queryArgs) => (await collection.get({ queryArgs }).execute()).body.results,
  );
  return new Map(
    resources.flatMap((resource): [string, Resource][] => {
      const { data } = resourceWire.safeParse(resource);
      return data?.key === undefined ? [] : [[data.key, data]];
    }),
  );
}

const nameOf = <Draft extends { readonly key?: string }>(kind: Pick<Kind<Draft>, 'name'>, { key }: Draft) =>
  `${kind.name} ${key}`;

const describeMissing = <Draft extends { readonly key?: string }>(kind: Kind<Draft>, draft: Draft): Difference => ({
  resource: nameOf(kind, draft),
  problem: 'missing',
  repair: () => kind.collection.post({ body: draft }).execute(),
});

async function compareProducts(
  api: ByProjectKeyRequestBuilder,
  drafts: ProjectDefinition['products'],
): Promise<Difference[]> {
  const keys = drafts.map(({ key }) => JSON.stringify(key)).join(', ');
  const queryArgs = { where: `key in (${keys})`, limit: drafts.length };
  const { results } = (await api.productProjections().get({ queryArgs }).execute()).body;
  return drafts.flatMap((draft): Difference[] => {
    const resource = `product ${draft.key}`;
    const found = results.find(({ key }) => key === draft.key);
    if (!found) return [{ resource, problem: 'missing', repair: () => api.products().post({ body: draft }).execute() }];
    const countries = new Set(found.masterVariant.prices?.map(({ country }) => country));
    return (draft.masterVariant?.prices ?? [])
      .filter(({ country }) => !countries.has(country))
      .map(({ country }) => ({ resource, problem: `has no price in ${country}` }));
  });
}

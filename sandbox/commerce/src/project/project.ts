import { z } from 'zod';
import { canManage, canView } from '../auth/authorize.ts';
import type { Area, CommerceContext } from '../context.ts';
import { type ActionKinds, defineAction, parseActions } from '../documents/actions.ts';
import { countryCode, updateBody } from '../documents/schemas.ts';
import type { Resource } from '../resources/tables.ts';
import { defineFieldAction } from '../simple/field-action.ts';
import { messageRetentionDays } from '../subscriptions/message-retention.ts';
import { createProjectRepository, type Project } from './project-repository.ts';

/** Defines an action that changes a part of the project. */
const defineProjectAction = <Schema extends z.ZodType>(
  schema: Schema,
  change: (project: Project, input: z.output<Schema>) => Partial<Project>,
) =>
  defineAction(
    schema,
    (resource: Resource, input, _context: CommerceContext): Resource => ({
      ...resource,
      ...change(resource as Project, input),
    }),
  );

/** Update actions by name; `defineFieldAction` sets the field of the same name. */
const actions: ActionKinds<Resource, CommerceContext> = {
  changeName: defineFieldAction('name', z.object({ name: z.string() })),
  changeCountries: defineFieldAction('countries', z.object({ countries: z.array(countryCode) })),
  changeCurrencies: defineFieldAction('currencies', z.object({ currencies: z.array(z.string().length(3)) })),
  changeLanguages: defineFieldAction('languages', z.object({ languages: z.array(z.string()) })),
  changeMessagesConfiguration: defineProjectAction(
    z.object({
      messagesConfiguration: z.object({
        enabled: z.boolean(),
        // The sandbox deletes messages after this time only.
        deleteDaysAfterCreation: z.literal(messageRetentionDays),
      }),
    }),
    (_project, { messagesConfiguration }) => ({ messages: messagesConfiguration }),
  ),
  changeCartsConfiguration: defineProjectAction(
    z.object({ cartsConfiguration: z.object({ deleteDaysAfterLastModification: z.int().min(1).max(365_250) }) }),
    (_project, { cartsConfiguration }) => ({ carts: cartsConfiguration }),
  ),
  changeProductSearchIndexingEnabled: defineProjectAction(
    z.object({ enabled: z.boolean(), mode: z.literal('ProductsSearch') }),
    (_project, { enabled }) => ({
      searchIndexing: { productsSearch: { status: enabled ? 'Activated' : 'Deactivated' } },
    }),
  ),
  setReservationExpirationInMinutes: defineProjectAction(
    z.object({ reservationExpirationInMinutes: z.int().min(1) }),
    ({ inventory }, { reservationExpirationInMinutes }) => ({
      inventory: { ...inventory, reservationExpirationInMinutes },
    }),
  ),
};

/** Registers `/{projectKey}`, the project's settings. */
export const project: Area = (app, context) => {
  const repository = createProjectRepository(context.db, context.settings.projectKey, context.now);
  app.get('/', canView('project_settings'), async () => present(await repository.get()));
  app.post('/', canManage('project_settings'), async (request) => {
    const { version, actions: requested } = updateBody.parse(request.body);
    const current = await repository.get();
    const next = parseActions(actions, requested).reduce<Resource>(
      (resource, action) => action.apply(resource, context),
      current,
    );
    return present((await repository.replace({ ...current, version }, next)) as Project);
  });
};

/** The platform's representation of a project has no id. */
function present({ id: _id, lastModifiedAt: _lastModifiedAt, ...representation }: Project) {
  return representation;
}

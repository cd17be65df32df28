import type { z } from 'zod';
import { createInvalidInputError } from '../errors.ts';

/** A kind of update action: its input schema and its effect on a resource. */
export interface ActionKind<Resource, Context> {
  parse(input: unknown): ParsedAction<Resource, Context>;
}

/** An action with validated input; `input` contains the identifiers of resources to load before it is applied. */
export interface ParsedAction<Resource, Context> {
  readonly input: unknown;
  apply(resource: Resource, context: Context): Resource;
}

/** Kinds of update actions by name. */
export type ActionKinds<Resource, Context> = Readonly<Record<string, ActionKind<Resource, Context>>>;

/** Defines an action kind by its schema and a pure function of the resource. */
export function defineAction<Schema extends z.ZodType, Resource, Context>(
  schema: Schema,
  apply: (resource: Resource, input: z.output<Schema>, context: Context) => Resource,
): ActionKind<Resource, Context> {
  return {
    parse(raw) {
      const input = schema.parse(raw);
      return { input, apply: (resource, context) => apply(resource, input, context) };
    },
  };
}

/** Parses the actions of a request in order. @throws PlatformError `InvalidInput` on an unknown name. */
export function parseActions<Resource, Context>(
  kinds: ActionKinds<Resource, Context>,
  actions: readonly { readonly action: string }[],
): ParsedAction<Resource, Context>[] {
  return actions.map((raw) => {
    const kind = Object.hasOwn(kinds, raw.action) ? kinds[raw.action] : undefined;
    if (!kind) throw createInvalidInputError(`The action '${raw.action}' is not supported on this resource.`);
    return kind.parse(raw);
  });
}

/** Sets an optional field of a resource, or removes it when `value` is undefined. */
export function withField<Resource extends object, Name extends keyof Resource>(
  resource: Resource,
  name: Name,
  value: Resource[Name] | undefined,
): Resource {
  const { [name]: _removed, ...rest } = resource;
  return (value === undefined ? rest : { ...rest, [name]: value }) as Resource;
}

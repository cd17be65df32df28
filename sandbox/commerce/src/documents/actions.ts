import type { z } from 'zod';
import { invalidInput } from '../errors.ts';

/** One kind of update action: what its input looks like and what it makes of a resource. */
export interface ActionKind<Resource, Context> {
  parse(input: unknown): ParsedAction<Resource, Context>;
}

/** An action whose input was accepted; `input` still names the resources that must be loaded before it is applied. */
export interface ParsedAction<Resource, Context> {
  readonly input: unknown;
  apply(resource: Resource, context: Context): Resource;
}

/** Update actions by name. */
export type ActionKinds<Resource, Context> = Readonly<Record<string, ActionKind<Resource, Context>>>;

/** An action kind from its schema and a pure function over the resource. */
export function action<Schema extends z.ZodType, Resource, Context>(
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

/** The actions of a request, ready to be applied in order. @throws PlatformError `InvalidInput` on an unknown name. */
export function parseActions<Resource, Context>(
  kinds: ActionKinds<Resource, Context>,
  actions: readonly { readonly action: string }[],
): ParsedAction<Resource, Context>[] {
  return actions.map((raw) => {
    const kind = Object.hasOwn(kinds, raw.action) ? kinds[raw.action] : undefined;
    if (!kind) throw invalidInput(`The action '${raw.action}' is not supported on this resource.`);
    return kind.parse(raw);
  });
}

/** A resource without the named optional field when `value` is absent, else with it set. */
export function withField<Resource extends object, Name extends keyof Resource>(
  resource: Resource,
  name: Name,
  value: Resource[Name] | undefined,
): Resource {
  const { [name]: _removed, ...rest } = resource;
  return (value === undefined ? rest : { ...rest, [name]: value }) as Resource;
}

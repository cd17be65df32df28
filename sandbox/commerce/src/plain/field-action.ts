import type { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { type ActionKind, action } from '../documents/actions.ts';
import type { Resource } from '../resources/tables.ts';

/** An update action that sets one field of a plain resource; an absent value removes it. */
export function fieldAction<Name extends string>(
  field: Name,
  schema: z.ZodType<{ readonly [Key in Name]?: unknown }>,
): ActionKind<Resource, CommerceContext> {
  return action(schema, (resource: Resource, input) => {
    const { [field]: _before, ...rest } = resource as Resource & Record<string, unknown>;
    const value = input[field];
    return (value === undefined ? rest : { ...rest, [field]: value }) as unknown as Resource;
  });
}

import type { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { type ActionKind, defineAction } from '../documents/actions.ts';
import type { Resource } from '../resources/tables.ts';

/** Defines an update action that sets one field of a simple resource, or removes it without a value. */
export function defineFieldAction<Name extends string>(
  field: Name,
  schema: z.ZodType<{ readonly [Key in Name]?: unknown }>,
): ActionKind<Resource, CommerceContext> {
  return defineAction(schema, (resource: Resource, input) => {
    const { [field]: _before, ...rest } = resource as Resource & Record<string, unknown>;
    const value = input[field];
    return (value === undefined ? rest : { ...rest, [field]: value }) as unknown as Resource;
  });
}

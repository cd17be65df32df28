import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { PartnerScope } from './caller.ts';
import { createForbiddenError } from './graphql-errors.ts';

/** The scope of each entity whose fields need another scope than the rest of the subgraph, by type name. */
export type EntityScopes = Readonly<Record<string, PartnerScope>>;

interface PartnerScopes {
  readonly partnerScope: PartnerScope;
  readonly entityScopes?: EntityScopes;
}

/** Decides what a partner reads in a subgraph by the scopes of their credentials. */
export interface PartnerAccess {
  /** Whether the scopes are enough for any field of the subgraph. */
  isAdmitted(scopes: readonly string[]): boolean;
  /** Limits the fields of the request with this context to those that the scopes are enough for. */
  restrict(context: object, scopes: readonly string[]): void;
}

/**
 * Wraps the root fields of the schema, so that each refuses partners without its scope: an entity's own scope for
 * `_entities`, and the subgraph's scope for everything else. Callers that are not restricted are not checked.
 */
export function createPartnerAccess(
  schema: GraphQLSchema,
  { partnerScope, entityScopes = {} }: PartnerScopes,
): PartnerAccess {
  const scopesByContext = new WeakMap<object, readonly string[]>();
  const listScopes = (fieldName: string, args: Record<string, unknown>): readonly PartnerScope[] => {
    if (fieldName !== '_entities') return [partnerScope];
    const representations = args.representations as readonly { readonly __typename?: string }[];
    return representations.map(({ __typename = '' }) => entityScopes[__typename] ?? partnerScope);
  };
  const rootTypes = [schema.getQueryType(), schema.getMutationType()];
  for (const field of rootTypes.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (parent, args, context, info) => {
      const scopes = scopesByContext.get(context);
      if (scopes && listScopes(field.name, args).some((scope) => !scopes.includes(scope))) throw createForbiddenError();
      return resolve(parent, args, context, info);
    };
  }
  return {
    isAdmitted: (scopes) => [partnerScope, ...Object.values(entityScopes)].some((scope) => scopes.includes(scope)),
    restrict: (context, scopes) => scopesByContext.set(context, scopes),
  };
}

import type { Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql';
import { collectFragments } from './measure.ts';

type QueryPlan = Parameters<Experimental_DidResolveQueryPlanCallback>[0]['queryPlan'];

/** An operation whose response one subgraph of this process returns in its final form. */
export interface SingleFetch {
  readonly subgraph: Subgraph;
  /** The operation as the client sent it, with the name that the query planner gave it. */
  readonly query: string;
  readonly operationName: string | undefined;
}

/**
 * Finds out whether one subgraph of this process can execute an operation unchanged, so that its data is the data of the
 * response. That is so if the plan is a single fetch of the same fields, in each object type, and if these fields have the
 * same types in the subgraph as in the API. Any other operation, and one with directives, gets undefined.
 */
export function findSingleFetch(
  queryPlan: QueryPlan,
  document: DocumentNode,
  apiSchema: GraphQLSchema,
  subgraphs: readonly Subgraph[],
): SingleFetch | undefined {
  const { node } = queryPlan;
  if (node?.kind !== 'Fetch' || node.requires || node.inputRewrites || node.outputRewrites || node.contextRewrites) {
    return undefined;
  }
  const subgraph = subgraphs.find(({ name }) => name === node.serviceName);
  if (!subgraph || hasDirectives(document) || validate(subgraph.schema, document).length > 0) return undefined;
  const isSame = haveSameFields(document, parse(node.operation), { apiSchema, subgraphSchema: subgraph.schema });
  if (!isSame) return undefined;
  return { subgraph, query: print(rename(document, node.operationName)), operationName: node.operationName };
}

/** Directives such as `@skip` can remove fields, and others need the gateway. */
function hasDirectives(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Directive: () => {
      isFound = true;
    },
  });
  return isFound;
}

/** Gives the operation of a document the name that traces of subgraphs show. */
function rename(document: DocumentNode, operationName: string | undefined): DocumentNode {
  if (operationName === undefined) return document;
  const name = { kind: Kind.NAME, value: operationName } as const;
  return visit(document, { OperationDefinition: (operation) => ({ ...operation, name }) });
}

interface Schemas {
  readonly apiSchema: GraphQLSchema;
  readonly subgraphSchema: GraphQLSchema;
}

/** Whether two documents, valid in the subgraph, select the same fields, and the API gives these fields the same types. */
function haveSameFields(document: DocumentNode, fetched: DocumentNode, schemas: Schemas): boolean {
  const operation = findOnlyOperation(document);
  const fetchedOperation = findOnlyOperation(fetched);
  if (!operation || !fetchedOperation) return false;
  const rootType = schemas.subgraphSchema.getRootType(operation.operation);
  if (!rootType || operation.operation !== fetchedOperation.operation) return false;

  const areSame = (type: GraphQLNamedType, left: Selections, right: Selections): boolean => {
    if (isLeafType(type)) return isSameLeafType(type, schemas.apiSchema.getType(type.name));
    const objectTypes = isAbstractType(type) ? schemas.subgraphSchema.getPossibleTypes(type) : [type];
    return objectTypes.every((objectType) => isObjectType(objectType) && areSameInObject(objectType, left, right));
  };
  const areSameInObject = (type: GraphQLObjectType, left: Selections, right: Selections): boolean => {
    const fields = collectFields(type, left, schemas.subgraphSchema);
    const otherFields = collectFields(type, right, schemas.subgraphSchema);
    const apiType = schemas.apiSchema.getType(type.name);
    if (!isObjectType(apiType) || fields.size !== otherFields.size) return false;
    return [...fields].every(([responseName, { name, selections }]) => {
      const other = otherFields.get(responseName);
      if (!other || other.name !== name) return false;
      if (name === '__typename') return true;
      const field = type.getFields()[name];
      if (!field || String(field.type) !== String(apiType.getFields()[name]?.type)) return false;
      return areSame(getNamedType(field.type), selections, other.selections);
    });
  };
  return areSame(rootType, toSelections(operation, document), toSelections(fetchedOperation, fetched));
}

function isSameLeafType(type: GraphQLNamedType, apiType: GraphQLNamedType | undefined): boolean {
  if (!isEnumType(type)) return isLeafType(apiType) && !isEnumType(apiType);
  return isEnumType(apiType) && type.getValues().every(({ name }) => apiType.getValue(name));
}

/** The only operation of a document; undefined when there are several. */
function findOnlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const [operation, second] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return second ? undefined : operation;
}

/** Selection sets of fields that a response merges, with the fragments of their document. */
interface Selections {
  readonly sets: readonly SelectionSetNode[];
  readonly fragments: ReturnType<typeof collectFragments>;
}

const toSelections = ({ selectionSet }: OperationDefinitionNode, document: DocumentNode): Selections => ({
  sets: [selectionSet],
  fragments: collectFragments(document),
});

/** The fields that an object of a type has in a response, by their names there. */
function collectFields(type: GraphQLObjectType, { sets, fragments }: Selections, schema: GraphQLSchema) {
  const nodes = new Map<string, [FieldNode, ...FieldNode[]]>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const responseName = (selection.alias ?? selection.name).value;
        const [first, ...others] = nodes.get(responseName) ?? [];
        nodes.set(responseName, first ? [first, ...others, selection] : [selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (fragment && appliesTo(fragment.typeCondition?.name.value, type, schema)) collect(fragment.selectionSet);
    }
  };
  for (const set of sets) collect(set);
  return new Map(
    [...nodes].map(([responseName, fields]) => [
      responseName,
      {
        name: fields[0].name.value,
        selections: { sets: fields.flatMap(({ selectionSet }) => selectionSet ?? []), fragments },
      },
    ]),
  );
}

function appliesTo(typeCondition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema): boolean {
  if (typeCondition === undefined || typeCondition === type.name) return true;
  const condition = schema.getType(typeCondition);
  return isAbstractType(condition) && schema.isSubType(condition, type);
}

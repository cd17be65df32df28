import { createInvalidInputError } from '../errors.ts';
import type { ListQuery } from './list-query.ts';
import type { Predicate } from './predicate.ts';
import type { QueryFields } from './query-fields.ts';

/**
 * Checks the fields that a query filters and sorts by, and the values of enumerations. Names below a field whose value can be
 * anything, such as custom fields, are not checked. @throws PlatformError `InvalidInput`
 */
export function checkFields({ where, sort }: Pick<ListQuery, 'where' | 'sort'>, fields: QueryFields): void {
  for (const predicate of where) checkPredicate(predicate, fields);
  for (const { path } of sort) findField(path, fields, 'sort');
}

function checkPredicate(predicate: Predicate, fields: QueryFields): void {
  if ('parts' in predicate) {
    for (const part of predicate.parts) checkPredicate(part, fields);
    return;
  }
  if (predicate.kind === 'not') {
    checkPredicate(predicate.part, fields);
    return;
  }
  const field = findField(predicate.path, fields, 'where');
  if (predicate.kind === 'nested') {
    if (isObject(field)) checkPredicate(predicate.part, field);
    return;
  }
  if (!Array.isArray(field)) return;
  for (const value of getValues(predicate)) {
    if (!field.includes(String(value))) {
      throw createInvalidInputError(
        `Malformed parameter: where: '${value}' is not a value of the field '${predicate.path.at(-1)}'.`,
      );
    }
  }
}

type Field = QueryFields[string];

/** Finds the field at a path. @throws PlatformError `InvalidInput` */
function findField(path: readonly string[], fields: QueryFields, parameter: 'where' | 'sort'): Field {
  const [name = '', ...rest] = path;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined)
    throw createInvalidInputError(`Malformed parameter: ${parameter}: The field '${name}' does not exist.`);
  return rest.length > 0 && isObject(field) ? findField(rest, field, parameter) : rest.length > 0 ? true : field;
}

function getValues(predicate: Predicate): readonly unknown[] {
  if (predicate.kind === 'compare') return [predicate.value];
  return predicate.kind === 'in' || predicate.kind === 'contains' ? predicate.values : [];
}

const isObject = (field: Field): field is QueryFields => typeof field === 'object' && !Array.isArray(field);

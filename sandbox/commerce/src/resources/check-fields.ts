import { invalidInput } from '../errors.ts';
import type { ListQuery } from './list-query.ts';
import type { Predicate } from './predicate.ts';
import type { QueryFields } from './query-fields.ts';

/**
 * Checks the fields that a query filters and sorts by, and the values of enumerations. Fields of nested objects are not
 * checked. @throws PlatformError `InvalidInput`
 */
export function checkFields({ where, sort }: Pick<ListQuery, 'where' | 'sort'>, fields: QueryFields): void {
  for (const predicate of where) checkPredicate(predicate, fields);
  for (const { path } of sort) {
    if (!isField(path[0], fields))
      throw invalidInput(`Malformed parameter: sort: The field '${path[0]}' does not exist.`);
  }
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
  const [name, ...rest] = predicate.path;
  if (!isField(name, fields)) throw invalidInput(`Malformed parameter: where: The field '${name}' does not exist.`);
  const values = fields[name];
  if (values === true || rest.length > 0) return;
  for (const value of getValues(predicate)) {
    if (!values?.includes(String(value))) {
      throw invalidInput(`Malformed parameter: where: '${value}' is not a value of the field '${name}'.`);
    }
  }
}

function getValues(predicate: Predicate): readonly unknown[] {
  if (predicate.kind === 'compare') return [predicate.value];
  return predicate.kind === 'in' || predicate.kind === 'contains' ? predicate.values : [];
}

const isField = (name: string | undefined, fields: QueryFields): name is string =>
  name !== undefined && Object.hasOwn(fields, name);

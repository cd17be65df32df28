/**
 * The paths at which an existing resource lacks what a draft has, such as `address.city`. The resource may have more: the
 * platform adds fields, and operators may add values. References are resolved by the platform and not compared, apart from
 * the number of references in a list.
 */
export function findDifferences(draft: unknown, existing: unknown, path = ''): string[] {
  if (draft === undefined || isReference(draft)) return [];
  if (Array.isArray(draft)) {
    const elements: readonly unknown[] = Array.isArray(existing) ? existing : [];
    if (draft.every(isReference)) return elements.length < draft.length ? [path] : [];
    return draft.flatMap((element: unknown, index) =>
      elements.some((candidate) => findDifferences(element, candidate).length === 0) ? [] : [`${path}[${index}]`],
    );
  }
  if (isObject(draft)) {
    if (!isObject(existing)) return [path];
    return Object.entries(draft).flatMap(([key, value]) =>
      findDifferences(value, existing[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return draft === existing ? [] : [path];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReference(value: unknown): boolean {
  return isObject(value) && 'typeId' in value;
}

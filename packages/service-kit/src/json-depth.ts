/** True when a JSON value nests objects and arrays deeper than `limit` levels; without recursion, so that no depth can fail. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: object[] = isContainer(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && isPlain(value));
}

/** A parsed JSON object, unlike a buffer or a stream, which other body parsers give. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

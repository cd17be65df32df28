/** True when a JSON value has more than `limit` levels of objects and arrays. Iterative, so that deep values do not overflow the stack. */
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

/** True for a parsed JSON object, and false for a buffer or a stream of another body parser. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

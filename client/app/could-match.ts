/**
 * Whether a route's path could match an address: whether each of its segments without parameters is that segment of the
 * address. It takes less time than the regular expression of the path, which the router creates and runs for each route.
 * @param path with parameters (`:slug`) and a wildcard (`*`), and without optional segments
 * @param address the segments of the decoded address in lowercase; the first is empty
 */
export const couldMatch = (path: string, address: readonly string[]): boolean =>
  path.split('/').every((segment, index) => /^(?::.*|\*)?$/.test(segment) || segment.toLowerCase() === address[index]);

/**
 * The graph's id of a territory: the membership API's ids of its parents and its own, joined by slashes, because each level
 * has its own call. Other code treats it as opaque.
 */
export function createTerritoryId(apiIds: readonly string[]): string {
  return apiIds.map(encodeURIComponent).join('/');
}

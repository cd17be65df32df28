/** The parsed JSON of a custom field; undefined when it cannot be parsed. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Sets the bearer token in the text of a headers editor; returns undefined if the text is not a JSON object. */
export function addBearerToken(text: string, token: string): string | undefined {
  const headers = parseHeaders(text);
  if (!headers) return undefined;
  const otherHeaders = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return JSON.stringify({ ...Object.fromEntries(otherHeaders), authorization: `Bearer ${token}` }, null, 2);
}

function parseHeaders(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

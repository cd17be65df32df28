const otherHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'x-request-id',
  'cache-control',
  'set-cookie',
  'transfer-encoding',
  'x-cache',
]);

/** Returns all headers but those of content and connection, so that a missing and an unknown one both fail a test. */
export function listSecurityHeaders(headers: NodeJS.Dict<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !otherHeaders.has(name))
      .map(([name, value]) => [name, String(value).replace(/'nonce-[^']+'/, "'nonce-*'")]),
  );
}

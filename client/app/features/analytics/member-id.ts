/**
 * The pseudonymous id of a member in analytics (ANALYTICS-53): 32 hexadecimal digits of a SHA-256 of the subject at the
 * identity provider. Only the club, which knows the subjects, can tell whose it is.
 */
export async function toMemberId(subject: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`tarima analytics ${subject}`));
  return [...new Uint8Array(hash)]
    .slice(0, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

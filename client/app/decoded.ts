/** Text of an address or a cookie without its escapes; as it is when they make no sense: people write those by hand. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

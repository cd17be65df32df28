/** Decodes percent escapes of a URL or a cookie; returns the text unchanged when they are invalid. */
export function safeDecodeURIComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

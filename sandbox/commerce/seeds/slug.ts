/** Converts a text to lower-case ASCII words joined by dashes: `Café molido 1 kg` -> `cafe-molido-1-kg`. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

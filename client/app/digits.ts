/** The digits of a text that people write with spaces or dashes. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

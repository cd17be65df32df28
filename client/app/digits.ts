/** The digits of a text, without spaces and dashes. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

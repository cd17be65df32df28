/** The digits of a text, without spaces and dashes. */
export const extractDigits = (text: string): string => text.replace(/\D/g, '');

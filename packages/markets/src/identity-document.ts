/* Pictures of identity documents, for the form, the shop's server and the club (MEMBERSHIP-68). */

/** File types of pictures of identity documents. No type that can contain scripts is one of them. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** What a market accepts. */
export interface DocumentRules {
  readonly types: readonly DocumentType[];
  readonly maximumBytes: number;
}

/** Largest size that a market can configure, in bytes. */
export const documentSizeLimit = 10 * 1024 * 1024;

/** The number of bytes that tell the type of a file. */
export const signatureLength = 12;

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** The first bytes of each type; undefined stands for any byte. */
const signatures: Readonly<Record<DocumentType, readonly (number | undefined)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')],
};

/** Finds the type of a file by its content; its name and its declared type say nothing. */
export function findDocumentType(bytes: Uint8Array): DocumentType | undefined {
  return documentTypes.find((type) =>
    signatures[type].every((byte, index) => byte === undefined || bytes[index] === byte),
  );
}

/** Why a file is refused; undefined when it is accepted. */
export function findDocumentError(
  file: { readonly size: number; readonly start: Uint8Array },
  { types, maximumBytes }: DocumentRules,
): 'TYPE' | 'TOO_LARGE' | undefined {
  if (file.size > maximumBytes) return 'TOO_LARGE';
  const type = findDocumentType(file.start);
  return type && types.includes(type) ? undefined : 'TYPE';
}

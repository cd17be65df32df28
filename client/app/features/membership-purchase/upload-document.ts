import { type DocumentRules, findDocumentError, signatureLength } from '@tarima/markets/identity-document';
import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod/mini';

/** Why a picture was not sent. */
export type DocumentProblem = 'TYPE' | 'TOO_LARGE' | 'TOO_MANY' | 'UNAVAILABLE';

/** A picture that the club has. */
export interface SentDocument {
  readonly id: string;
  /** Name of the file, for the shopper. */
  readonly name: string;
}

const problems: Readonly<Record<number, DocumentProblem>> = { 413: 'TOO_LARGE', 415: 'TYPE', 429: 'TOO_MANY' };
const responseSchema = z.object({ documentId: z.string() });

/** Sends a picture of an identity document to the club, after a check of its size and content (MEMBERSHIP-68). */
export async function uploadDocument(
  file: File,
  { market, language }: Pick<Locale, 'market' | 'language'>,
  rules: DocumentRules,
): Promise<SentDocument | DocumentProblem> {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
    const error = findDocumentError({ size: file.size, start }, rules);
    if (error) return error;
    const response = await fetch('/uploads/identity-documents', {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-tarima-client': 'web',
        'x-market': market.code,
        'x-language': language,
      },
      body: file,
    });
    if (response.status !== 201) return problems[response.status] ?? 'UNAVAILABLE';
    return { id: responseSchema.parse(await response.json()).documentId, name: file.name };
  } catch {
    return 'UNAVAILABLE';
  }
}

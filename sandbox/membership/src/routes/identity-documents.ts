import { randomUUID } from 'node:crypto';
import { type DocumentType, documentSizeLimit, findDocumentType } from '@tarima/markets/identity-document';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { addDocument, findDocument } from '../store/identity-documents.ts';
import {
  documentIdSchema,
  identityDocumentRequestSchema,
  type identityDocumentSchema,
} from '../wire/identity-documents.ts';
import { parseInput } from './parse-input.ts';

/** Base64 has a third more characters than bytes. */
const bodyLimit = Math.ceil((documentSizeLimit * 4) / 3) + 1_000;

/** Pictures of identity documents: uploaded before a membership is bought, and attached to it. Their content is never returned. */
export function registerIdentityDocumentRoutes(api: FastifyInstance, { db, clock }: ApiContext): void {
  api.post(
    '/identity-documents',
    { bodyLimit },
    async ({ body }, reply): Promise<z.output<typeof identityDocumentSchema>> => {
      const { reference, contentType, content } = parseInput(identityDocumentRequestSchema, body);
      const bytes = Buffer.from(content, 'base64');
      if (bytes.length > documentSizeLimit) {
        throw new MembershipError(413, 'DOCUMENT_TOO_LARGE', 'The document has more than 10 MiB.');
      }
      if (findDocumentType(bytes) !== contentType) {
        throw new MembershipError(422, 'DOCUMENT_TYPE', 'The content is not of the declared type.');
      }
      const documentId = randomUUID();
      await addDocument(db, {
        document_id: documentId,
        reference,
        content_type: contentType,
        content: bytes,
        uploaded_at: clock(),
      });
      reply.status(201);
      return { documentId, reference, contentType, isAttached: false };
    },
  );

  api.get<{ Params: { documentId: string } }>(
    '/identity-documents/:documentId',
    async ({ params }): Promise<z.output<typeof identityDocumentSchema>> => {
      const found = await findDocument(db, parseInput(documentIdSchema, params.documentId));
      if (!found) throw new MembershipError(404, 'DOCUMENT_NOT_FOUND', 'There is no such document.');
      return {
        documentId: found.document_id,
        reference: found.reference,
        contentType: found.content_type as DocumentType,
        isAttached: found.membership_id !== null,
      };
    },
  );
}

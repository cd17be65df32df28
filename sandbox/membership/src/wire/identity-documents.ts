import { documentTypes } from '@tarima/markets/identity-document';
import { z } from 'zod';
import { namedSchemas } from './common.ts';

export const documentIdSchema = z.uuid();

export const identityDocumentRequestSchema = z
  .object({
    reference: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: "The shop's hash of who uploads it." }),
    contentType: z.enum(documentTypes).meta({ description: 'Must be the type of the content.' }),
    content: z.base64().min(1).meta({ description: 'At most 10 MiB.' }),
  })
  .register(namedSchemas, { id: 'IdentityDocumentRequest' });

export const identityDocumentSchema = z
  .object({
    documentId: documentIdSchema,
    reference: z.string(),
    contentType: z.enum(documentTypes),
    isAttached: z.boolean().meta({ description: 'Whether it belongs to a membership.' }),
  })
  .register(namedSchemas, { id: 'IdentityDocument' });

import { documentIdSchema } from '../wire/identity-documents.ts';
import { errorResponses, pathParameter, requestBody, response } from './operations.ts';

/** Paths of pictures of identity documents. */
export const identityDocumentPaths = {
  '/v1/identity-documents': {
    post: {
      operationId: 'addIdentityDocument',
      summary: 'Stores a picture of an identity document for a registration; unused ones are deleted after a day.',
      requestBody: requestBody('IdentityDocumentRequest'),
      responses: {
        201: response('The document, without its content.', 'IdentityDocument'),
        413: response('DOCUMENT_TOO_LARGE', 'Error'),
        422: response('DOCUMENT_TYPE: the content is not of the declared type.', 'Error'),
        ...errorResponses,
      },
    },
  },
  '/v1/identity-documents/{documentId}': {
    get: {
      operationId: 'getIdentityDocument',
      summary: 'A document, without its content.',
      parameters: [pathParameter('documentId', documentIdSchema)],
      responses: {
        200: response('The document.', 'IdentityDocument'),
        404: response('DOCUMENT_NOT_FOUND', 'Error'),
        ...errorResponses,
      },
    },
  },
};

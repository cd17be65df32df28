import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';

/** An entry of a platform error's `errors`: a code, a message, and fields of the code. */
export interface ErrorObject {
  readonly code: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

/** The body of an error response, as declared by `@commercetools/platform-sdk` (`ErrorResponse`). */
export interface ErrorResponse {
  readonly statusCode: number;
  readonly message: string;
  readonly errors: readonly ErrorObject[];
  readonly error?: string;
  readonly error_description?: string;
}

/** An error in the platform's format; `handleError` converts it to a response. */
export class PlatformError extends Error {
  readonly statusCode: number;
  readonly errors: readonly [ErrorObject, ...ErrorObject[]];

  constructor(statusCode: number, first: ErrorObject, ...others: ErrorObject[]) {
    super(first.message);
    this.name = 'PlatformError';
    this.statusCode = statusCode;
    this.errors = [first, ...others];
  }

  get body(): ErrorResponse {
    return { statusCode: this.statusCode, message: this.message, errors: this.errors };
  }
}

/** An OAuth error: the platform's body plus the two fields of RFC 6749 §5.2. */
export class AuthorizationError extends PlatformError {
  override get body(): ErrorResponse {
    return { ...super.body, error: this.errors[0].code, error_description: this.message };
  }
}

/** 401 `invalid_token`. */
export const invalidToken = () =>
  new AuthorizationError(401, { code: 'invalid_token', message: 'The access token is missing, unknown or expired.' });

/** 403 `insufficient_scope`; any of `scopes` would be sufficient. */
export const insufficientScope = (scopes: readonly string[]) =>
  new AuthorizationError(403, {
    code: 'insufficient_scope',
    message: `Insufficient scope. One of the following scopes is missing: ${scopes.join(', ')}.`,
  });

/** 404 `ResourceNotFound`: the resource of the path does not exist. */
export const createResourceNotFoundError = (what: string) =>
  new PlatformError(404, { code: 'ResourceNotFound', message: `The Resource with ${what} was not found.` });

/** 400 `ReferencedResourceNotFound`: a draft or an action refers to a resource that does not exist. */
export const createReferenceNotFoundError = (
  typeId: string,
  identifier: { id?: string | undefined; key?: string | undefined },
) =>
  new PlatformError(400, {
    code: 'ReferencedResourceNotFound',
    message: `The referenced object of type '${typeId}' with ${identifier.id ? `identifier '${identifier.id}'` : `key '${identifier.key}'`} was not found. It either doesn't exist, or it can't be accessed from this endpoint.`,
    typeId,
    ...identifier,
  });

/** 409 `ConcurrentModification` with the current version of the resource. */
export const createConcurrentModificationError = (id: string, expected: number, currentVersion: number) =>
  new PlatformError(409, {
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`,
    currentVersion,
  });

/** 400 `InvalidInput`. */
export const createInvalidInputError = (message: string) => new PlatformError(400, { code: 'InvalidInput', message });

/** 400 `InvalidField`: an invalid value of a field. */
export const createInvalidFieldError = (field: string, invalidValue: unknown, message: string) =>
  new PlatformError(400, { code: 'InvalidField', message, field, invalidValue });

/** 400 `RequiredField`. */
export const createRequiredFieldError = (field: string) =>
  new PlatformError(400, { code: 'RequiredField', message: `A value is required for field '${field}'.`, field });

/** 400 `MaxResourceLimitExceeded`: the project has as many resources of a type as it may have. */
export const createLimitExceededError = (exceededResource: string, limit: number) =>
  new PlatformError(400, {
    code: 'MaxResourceLimitExceeded',
    message: `You have exceeded the limit of ${limit} resources of type ${exceededResource}.`,
    exceededResource,
  });

/** 400 `InvalidOperation`: the request is well-formed but not possible in the current state of the resource. */
export const createInvalidOperationError = (message: string) =>
  new PlatformError(400, { code: 'InvalidOperation', message });

/** 400 `DuplicateField`: the value of a unique field exists already. */
export const createDuplicateFieldError = (field: string, duplicateValue: unknown) =>
  new PlatformError(400, {
    code: 'DuplicateField',
    message: `A duplicate value '"${String(duplicateValue)}"' exists for field '${field}'.`,
    field,
    duplicateValue,
  });

/** 400 `OutOfStock` with the ids and SKUs of the lines. */
export const createOutOfStockError = (lineItems: readonly string[], skus: readonly string[]) =>
  new PlatformError(400, {
    code: 'OutOfStock',
    message: `Some line items are out of stock at the time of placing the order: ${skus.join(', ')}.`,
    lineItems,
    skus,
  });

/**
 * Fastify error handler below `/{projectKey}` and `/oauth`: formats all errors like the platform and never exposes a
 * stack trace.
 */
export function handleError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const platformError = toPlatformError(error);
  if (platformError) return reply.status(platformError.statusCode).send(platformError.body);
  request.log.error({ err: error }, 'request failed');
  const message = 'The request could not be completed because of an internal failure.';
  return reply.status(500).send({ statusCode: 500, message, errors: [{ code: 'General', message }] });
}

/** The database's error codes for NUL characters in text and JSON, which it cannot store. */
const unstorable = new Set(['22021', '22P05']);

function toPlatformError(error: Error): PlatformError | undefined {
  if (error instanceof PlatformError) return error;
  if (error instanceof ZodError) {
    const [first, ...others] = error.issues.map(
      (issue): ErrorObject => ({
        code: 'InvalidJsonInput',
        message: 'Request body does not contain valid JSON.',
        detailedErrorMessage: `${issue.path.join('.') || 'body'}: ${issue.message}`,
      }),
    );
    return first && new PlatformError(400, first, ...others);
  }
  const { statusCode, code } = error as FastifyError;
  if (unstorable.has(code)) return createInvalidInputError('The request holds a character that no text can have.');
  if (statusCode === 413) {
    return new PlatformError(413, { code: 'ContentTooLarge', message: 'The request body is too large.' });
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new PlatformError(statusCode, {
      code: 'InvalidJsonInput',
      message: 'Request body does not contain valid JSON.',
      detailedErrorMessage: error.message,
    });
  }
  return undefined;
}

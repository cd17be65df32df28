import { z } from 'zod';

/** An error in the API's format: `{ statusCode, errorCode, message }`. */
export class FulfilmentError extends Error {
  readonly statusCode: number;
  readonly errorCode:
    | 'UNAUTHORIZED'
    | 'BAD_REQUEST'
    | 'BAD_PLUS_CODE'
    | 'UNKNOWN_CLUB'
    | 'WINDOW_CLOSED'
    | 'WINDOW_FULL'
    | 'ORDERED';

  constructor(statusCode: number, errorCode: FulfilmentError['errorCode'], message: string) {
    super(message);
    this.name = 'FulfilmentError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}

/** Parses input. @throws FulfilmentError BAD_REQUEST naming the invalid fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new FulfilmentError(400, 'BAD_REQUEST', z.prettifyError(parsed.error).replaceAll('\n', ' '));
}

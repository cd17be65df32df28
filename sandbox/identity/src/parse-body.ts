import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendError } from './api-key.ts';

/** The parsed body; undefined after a response with its errors, which repeat no value. */
export function parseBody<Schema extends z.ZodType>(
  reply: FastifyReply,
  schema: Schema,
  body: unknown,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  sendError(reply, 'IDENTITY_BAD_REQUEST', z.prettifyError(parsed.error).replaceAll('\n', ' '));
  return undefined;
}

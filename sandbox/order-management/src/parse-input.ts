import type { z } from 'zod';
import { OrderManagementError } from './errors.ts';

/** Parses input. @throws OrderManagementError BAD_REQUEST naming the invalid fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new OrderManagementError(400, 'BAD_REQUEST', errors.join('; '));
}

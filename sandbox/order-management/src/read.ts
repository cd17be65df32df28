import type { z } from 'zod';
import { OrderManagementError } from './errors.ts';

/** What came in, checked. @throws OrderManagementError BAD_REQUEST naming the fields at fault. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new OrderManagementError(400, 'BAD_REQUEST', faults.join('; '));
}

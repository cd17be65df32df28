import { createDuplicateFieldError } from '../errors.ts';

const uniqueViolation = '23505';

/** Runs a write and converts a violated unique constraint to the platform's `DuplicateField`. */
export async function rejectDuplicates<Result>(
  field: string,
  value: unknown,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw createDuplicateFieldError(field, value);
    throw error;
  }
}

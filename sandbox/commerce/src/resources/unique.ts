import { duplicateField } from '../errors.ts';

const uniqueViolation = '23505';

/** Runs a write; a taken key is the platform's `DuplicateField` instead of the database's error. */
export async function refusingDuplicates<Result>(
  field: string,
  value: unknown,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) throw duplicateField(field, value);
    throw error;
  }
}

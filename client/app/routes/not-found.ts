import { createNotFoundResponse } from '../errors.ts';

/** Handles all paths without a page (ERRORS-5). */
export function loader(): never {
  throw createNotFoundResponse();
}

export default function NotFound() {
  return null;
}

import { notFound } from '../errors.ts';

/** Handles all paths without a page (ERRORS-5). */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}

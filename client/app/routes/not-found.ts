import { notFound } from '../errors.ts';

/** Answers every path at which there is no page (ERRORS-5). */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}

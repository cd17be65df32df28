import { notFound } from '../errors.ts';

/** Whatever no page is at (store.md §2.3). */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}

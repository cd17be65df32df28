import { data } from 'react-router';

/**
 * Stops a loader with a 404; the page shows the error page of store.md §2.4 and this text below it, or without one that
 * there is no such page. Throw what it returns.
 */
export function notFound(text?: string) {
  return data({ text }, { status: 404, statusText: 'Not Found' });
}

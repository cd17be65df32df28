import { data } from 'react-router';

/**
 * Stops a loader with a 404; the error page shows this text, or without one that there is no such page (ERRORS-5).
 * Throw what it returns.
 */
export function notFound(text?: string) {
  return data({ text }, { status: 404, statusText: 'Not Found' });
}

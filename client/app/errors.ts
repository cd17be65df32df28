import { data } from 'react-router';

/** Creates a 404 for a loader to throw; the error page shows this text, or a default one (ERRORS-5). */
export function createNotFoundResponse(text?: string) {
  return data({ text }, { status: 404, statusText: 'Not Found' });
}

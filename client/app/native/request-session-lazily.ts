import type { SessionResult } from './session-result.ts';

/** Loads and calls `requestSession`. Its code is loaded late because only native mode needs it. */
export async function requestSessionLazily(path: string): Promise<SessionResult> {
  try {
    const { requestSession } = await import('./request-session.ts');
    return await requestSession(path);
  } catch (error) {
    console.info('The code of native mode could not be loaded.', error);
    return { kind: 'failed' };
  }
}

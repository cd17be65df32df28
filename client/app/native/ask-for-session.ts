import type { SessionAnswer } from './session-answer.ts';

/** `requestSession`, whose code is loaded when it is needed, because only native mode needs it. */
export async function askForSession(path: string): Promise<SessionAnswer> {
  try {
    const { requestSession } = await import('./request-session.ts');
    return await requestSession(path);
  } catch (error) {
    console.info('The code of native mode could not be loaded.', error);
    return { kind: 'failed' };
  }
}

import { z } from 'zod/mini';

const responseSchema = z.object({ url: z.string() });

/** Signs out; returns the next URL, or undefined on failure. @param path of `/auth/logout` */
export async function requestSignOut(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'x-tarima-client': 'web' } });
    return response.ok ? responseSchema.parse(await response.json()).url : undefined;
  } catch {
    return undefined;
  }
}

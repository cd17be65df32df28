import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';

const commandSchema = z.object({ variables: z.object({ input: z.object({ commandId: z.string() }) }) });

/** Records the ids of the cart commands that the pages of a browser context send, in order. */
export function recordCommands(context: BrowserContext): readonly string[] {
  const sentCommandIds: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
    const { data } = commandSchema.safeParse(request.postDataJSON());
    if (data) sentCommandIds.push(data.variables.input.commandId);
  });
  return sentCommandIds;
}

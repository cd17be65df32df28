import type { Page, Route } from '@playwright/test';
import { z } from 'zod';

const body = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });

/** Lets a test answer what the shop's pages ask under a name, in the place of the shop. */
export async function onOperation(
  page: Page,
  name: string,
  answer: (route: Route, variables: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = body.parse(route.request().postDataJSON());
    return operationName === name ? answer(route, variables) : route.fallback();
  });
}

/** An answer that is a GraphQL error with this code. */
export const errorAnswer = (code: string) => ({
  status: 200,
  json: { data: null, errors: [{ message: code, extensions: { code } }] },
});

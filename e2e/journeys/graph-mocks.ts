import type { Page, Route } from '@playwright/test';
import { z } from 'zod';

const body = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });

/** Intercepts the operation with this name in the page's requests and lets the test respond. */
export async function mockOperation(
  page: Page,
  name: string,
  respond: (route: Route, variables: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = body.parse(route.request().postDataJSON());
    return operationName === name ? respond(route, variables) : route.fallback();
  });
}

/** Creates a response with a GraphQL error. */
export const createErrorResponse = (code: string) => ({
  status: 200,
  json: { data: null, errors: [{ message: code, extensions: { code } }] },
});

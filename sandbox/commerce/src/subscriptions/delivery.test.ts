import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { startMessageDelivery } from './delivery.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());
afterEach(() => vi.useRealTimers());

describe('message delivery', () => {
  it('runs one statement per poll while no message is due', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const delivery = startMessageDelivery({ ...commerce.context, db: commerce.context.db.withPlugin(counting) }, 5_000);
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      // There is one connection, so earlier statements are done when the ping returns.
      await commerce.database.ping();
    }
    expect(statements).toBeGreaterThan(6);
    expect(statements).toBeLessThanOrEqual(14);
    vi.useRealTimers();
    await delivery.stop();
  });
});

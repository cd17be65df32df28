import { expect, it } from 'vitest';
import { createCartRecord } from './cart-record.ts';

const sku = 'rice-1';
const add = { kind: 'add', sku, quantity: 1 } as const;
const failed = (reason: string, isRefused: boolean) =>
  ({ kind: 'failed', reason, isRefused, reaction: 'nothing' }) as const;

it('records the result of a command as the shopper sees it', () => {
  const record = createCartRecord();
  const end = record.begin(sku, add);
  const certainty = () => record.events.map((event) => event.certainty);
  expect(certainty(), 'as long as there is no result').toEqual(['unknown']);
  end({ kind: 'done' });
  record.begin(sku, add)({ kind: 'queued' });
  record.begin(sku, add)(failed('unreachable', false));
  record.begin(sku, add)(failed('OUT_OF_STOCK', true));
  record.begin(sku, add)(failed('COMMAND_CONFLICT', true));
  expect(certainty()).toEqual(['done', 'queued', 'unknown', 'unknown']);
  expect([record.commandCount(), record.queuedCount()]).toEqual([5, 1]);
});

it.each([
  ['done', [undefined, undefined]],
  ['queued', [undefined]],
  ['unknown', [undefined, 'CART_BUSY']],
] as const)('a waiting command is %s after the replays %j', (certainty, failures) => {
  const record = createCartRecord();
  for (const change of [add, add]) record.begin(sku, change)({ kind: 'queued' });
  record.addReplays(failures.map((failure) => ({ kind: 'add', failure })));
  expect(record.events.map((event) => event.certainty)).toEqual([certainty, certainty]);
});

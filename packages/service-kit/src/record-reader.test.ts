import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRecordReader } from './record-reader.ts';

const schema = z.object({ id: z.string(), key: z.string() });
const validRecord = { id: 'a', key: 'rice' };
const invalidRecord = { id: 'b' };

function setUp() {
  const clock = { at: 1 };
  const warn = vi.fn();
  return { clock, warn, records: createRecordReader({ warn }, () => clock.at) };
}

describe('createRecordReader', () => {
  it('skips and logs an invalid record', () => {
    const { records, warn } = setUp();
    expect(records.readAll('category', [invalidRecord, validRecord], schema)).toEqual([validRecord]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { kind: 'category', id: 'b', reasons: [expect.stringContaining('key: ')] },
      'an invalid record was skipped',
    );
  });

  it('logs a record at most once a minute', () => {
    const { records, warn, clock } = setUp();
    for (const at of [1, 1_000, 60_000]) {
      clock.at = at;
      records.readAll('category', [invalidRecord], schema);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    clock.at = 60_002;
    records.readAll('category', [invalidRecord], schema);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('logs records of different kinds separately', () => {
    const { records, warn } = setUp();
    records.readAll('category', [invalidRecord], schema);
    records.readAll('product', [invalidRecord], schema);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it.each([[null], ['text'], [{}], [[]]])('logs a record without an id: %o', (record) => {
    const { records, warn } = setUp();
    expect(records.readAll('category', [record], schema)).toEqual([]);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ id: '(without id)' });
  });

  it('identifies a record by another field', () => {
    const { records, warn } = setUp();
    records.readAll('search document', [{ pid: '7' }], schema, 'pid');
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ id: '7' });
  });

  it('remembers a limited number of logged records', () => {
    const { records, warn } = setUp();
    for (let id = 0; id <= 10_000; id += 1) records.report('product', String(id), []);
    records.report('product', '10000', []);
    expect(warn).toHaveBeenCalledTimes(10_001);
    records.report('product', '0', []);
    expect(warn).toHaveBeenCalledTimes(10_002);
  });
});

import { expect, it } from 'vitest';
import { Reports } from './reports.ts';

it('passes a report to every listener', () => {
  const reports = new Reports<string>();
  const received: string[] = [];
  reports.listen((report) => received.push(`one: ${report}`));
  reports.listen((report) => received.push(`two: ${report}`));
  reports.report('a');
  expect(received).toEqual(['one: a', 'two: a']);
});

it('queues reports for the first listener, in order, once', () => {
  const reports = new Reports<string>();
  const first: string[] = [];
  const second: string[] = [];
  reports.report('a');
  reports.report('b');
  reports.listen((report) => first.push(report));
  reports.listen((report) => second.push(report));
  reports.report('c');
  expect(first).toEqual(['a', 'b', 'c']);
  expect(second).toEqual(['c']);
});

it('does not call a listener that has unsubscribed', () => {
  const reports = new Reports<string>();
  const received: string[] = [];
  const stop = reports.listen((report) => received.push(report));
  stop();
  reports.report('a');
  expect(received).toEqual([]);
});

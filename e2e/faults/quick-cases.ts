import { shuffle } from '../shuffle.ts';
import type { FaultCase } from './case.ts';

const quickCount = 30;
/** Each kill restarts the store, which takes most of the time. */
const quickKills = 6;

/**
 * Draws 30 cases for the same seed: one of each kind on each route as far as the number allows, with a limited number of
 * kills, and all payments with the canary card.
 */
export function drawQuickCases(cases: readonly FaultCase[], seed: number): FaultCase[] {
  const shuffled = shuffle(cases, seed);
  const isFirst = ({ kind, route }: FaultCase, index: number) =>
    shuffled.findIndex((other) => other.kind === kind && other.route === route) === index;
  const ordered = [...shuffled.filter(isFirst), ...shuffled.filter((faultCase, index) => !isFirst(faultCase, index))];
  const isRestart = ({ kind }: FaultCase) => kind === 'kill';
  const isCanary = ({ kind }: FaultCase) => kind === 'canary';
  const kills = ordered.filter(isRestart).slice(0, quickKills);
  const canaries = ordered.filter(isCanary);
  const others = ordered.filter((faultCase) => !isRestart(faultCase) && !isCanary(faultCase));
  return [...kills, ...canaries, ...others].slice(0, quickCount);
}

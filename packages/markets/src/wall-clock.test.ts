import { describe, expect, it } from 'vitest';
import { dayMs, getStartOfWallDay, minuteMs, toMoment } from './wall-clock.ts';

/** Zones of clubs, and others with daylight saving time, changes at 0:01, half and quarter hours, and a skipped day. */
const timeZones = [
  'America/Costa_Rica',
  'America/Jamaica',
  'America/New_York',
  'America/Havana',
  'America/St_Johns',
  'America/Caracas',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Europe/London',
  'UTC',
];

/** Creates a function that computes the UTC offset of a moment without a cache, in another way than the code. */
function createSlowClock(timeZone: string) {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment: number) => {
    const second = Math.floor(moment / 1_000) * 1_000;
    return Date.parse(`${formatter.format(second).replace(', ', 'T')}Z`) - second;
  };
}

/** Finds every change of the offset from 2000 to 2040, to the millisecond. */
function findTransitions(getOffset: (moment: number) => number): number[] {
  const transitions: number[] = [];
  const end = Date.UTC(2040, 0);
  for (let day = Date.UTC(2000, 0); day < end; day += 7 * dayMs) {
    let [low, high] = [day, day + 7 * dayMs];
    const before = getOffset(low);
    if (before === getOffset(high)) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (getOffset(middle) === before) low = middle;
      else high = middle;
    }
    transitions.push(high);
  }
  return transitions;
}

describe.each(timeZones)('wall time in %s', (timeZone) => {
  const getOffset = createSlowClock(timeZone);
  const transitions = findTransitions(getOffset);
  const scattered = Array.from({ length: 300 }, (_, index) => Date.UTC(2000, 0) + index * 4_207_654_321);
  const nearTransitions = transitions.flatMap((moment) =>
    [-90 * minuteMs, -minuteMs, -1, 0, 1, minuteMs - 1, minuteMs, 90 * minuteMs].map((distance) => moment + distance),
  );
  const moments = [...scattered, ...nearTransitions];

  it('changes its offset at the start of a minute only', () => {
    expect(transitions.filter((moment) => moment % minuteMs !== 0)).toEqual([]);
  });

  it('has the start of the local day that the formatter has for each moment', () => {
    for (const moment of moments) {
      expect(getStartOfWallDay(moment, timeZone)).toBe(Math.floor((moment + getOffset(moment)) / dayMs) * dayMs);
    }
  });

  it('converts a wall time to the moment that the formatter gives', () => {
    for (const moment of moments) {
      const wallTime = moment + getOffset(moment);
      expect(toMoment(wallTime, timeZone)).toBe(wallTime - getOffset(wallTime - getOffset(wallTime)));
    }
  });
});

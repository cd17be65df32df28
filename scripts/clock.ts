import { globSync } from 'node:fs';
import type { Environment } from './environment.ts';

const libraries = '/usr/lib{,64,/*-linux-gnu}/faketime/libfaketimeMT.so.1';
const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

/** The library that changes the clock of a process; undefined where it is not installed. */
export const findClockLibrary = (): string | undefined => globSync(libraries)[0];

/**
 * The environment of a process whose clock is `aheadMs` ahead of the machine's, by libfaketime. An offset, not a moment:
 * a process that starts later reads the same time as those that run already. Timers keep the machine's pace.
 */
export function shiftedClock(aheadMs: number): Environment {
  const library = findClockLibrary();
  if (!library) throw new Error('libfaketime is not installed; on Debian: apt install faketime');
  const seconds = Math.round(aheadMs / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** What a child needs of this process's environment, whatever else it is given: where programs are, and what time it is. */
export function inheritedEnvironment(environment: NodeJS.ProcessEnv): Environment {
  return Object.fromEntries(
    ['PATH', 'HOME', ...names].flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
}

/** `environment` with the machine's own clock. */
export function withMachineClock(environment: NodeJS.ProcessEnv): Environment {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
  const known: readonly string[] = names;
  return Object.fromEntries(
    Object.entries(environment)
      .filter(isSet)
      .filter(([name]) => !known.includes(name)),
  );
}

/** How far this process's clock is ahead of the machine's, in milliseconds. */
export function clockAheadMs(environment: NodeJS.ProcessEnv): number {
  return Number(environment.FAKETIME ?? 0) * 1000;
}

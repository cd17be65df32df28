import { globSync } from 'node:fs';
import type { Environment } from './environment.ts';

const libraries = '/usr/lib{,64,/*-linux-gnu}/faketime/libfaketimeMT.so.1';
const clockVariables = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

/** Finds the library that changes the clock of a process; undefined if it is not installed. */
export const findClockLibrary = (): string | undefined => globSync(libraries)[0];

/**
 * Creates the environment of a process with a clock `offsetMs` ahead of the machine's, using libfaketime. With an offset
 * instead of a start time, processes that start later read the same time as running ones. Timers are not affected.
 */
export function createClockEnvironment(offsetMs: number): Environment {
  const library = findClockLibrary();
  if (!library) throw new Error('libfaketime is not installed; on Debian: apt install faketime');
  const seconds = Math.round(offsetMs / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Picks the variables that every child process needs: the paths of programs and the clock. */
export function pickInheritedEnvironment(environment: NodeJS.ProcessEnv): Environment {
  return Object.fromEntries(
    ['PATH', 'HOME', ...clockVariables].flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
}

/** Returns `environment` without the variables that shift the clock. */
export function removeClockVariables(environment: NodeJS.ProcessEnv): Environment {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
  const names: readonly string[] = clockVariables;
  return Object.fromEntries(
    Object.entries(environment)
      .filter(isSet)
      .filter(([name]) => !names.includes(name)),
  );
}

/** Returns how far this process's clock is ahead of the machine's, in milliseconds. */
export function getClockOffsetMs(environment: NodeJS.ProcessEnv): number {
  return Number(environment.FAKETIME ?? 0) * 1000;
}

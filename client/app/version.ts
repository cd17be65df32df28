import type { Release } from '../release.ts';

/** Cookie with the release that the shop serves; valid for an hour (ERRORS-37). */
export const versionCookie = 'tarima.version';
export const versionCookieSeconds = 3_600;

/** A release in the format of the page footer and the version cookie. */
export const formatVersion = ({ version, build }: Pick<Release, 'version' | 'build'>): string => `${version}:${build}`;

/** Whether the version `served` is a later release than `own`; false for an invalid version. */
export function isNewer(served: string, own: string): boolean {
  const [servedParts, ownParts] = [served, own].map((label) => label.split(/[.:]/).map(Number)) as [number[], number[]];
  if (servedParts.length !== ownParts.length || servedParts.some(Number.isNaN)) return false;
  const first = servedParts.findIndex((part, index) => part !== ownParts[index]);
  return first !== -1 && Number(servedParts[first]) > Number(ownParts[first]);
}

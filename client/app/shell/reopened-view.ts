import { useEffect } from 'react';
import { tabStorage } from '../browser-storage.ts';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import { useModals } from '../session/modals.ts';

const name = 'tarima.reopen';
const locations = 'locations';

/** Whether Back to this path reopens the locations view: on the clubs page, below desktop width (ROUTING-43). */
export function shouldReopenLocations(path: string, isDesktop: boolean): boolean {
  const rest = splitLocale(path.replace(/[?#].*/s, ''))?.rest;
  return !isDesktop && rest !== undefined && matchPage(rest)?.pageId === 'clubsAndLocations';
}

/** Makes the page that Back leads to reopen its locations view. */
export function rememberReopening(path: string): void {
  if (shouldReopenLocations(path, matchMedia('(min-width: 64rem)').matches)) tabStorage.set(name, locations);
}

/** On the clubs page: reopens the locations view after a press of the back button. */
export function useReopenedLocations(): void {
  const modals = useModals();
  useEffect(() => {
    if (tabStorage.get(name) !== locations) return;
    tabStorage.remove(name);
    modals.open('deliveryClubs', {});
  }, [modals]);
}

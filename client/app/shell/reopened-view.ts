import { useEffect } from 'react';
import { tabStorage } from '../browser-storage.ts';
import { matchPage, splitLocale } from '../i18n/paths.ts';
import { useModals } from '../session/modals.ts';

const name = 'tarima.reopen';
const locations = 'locations';

/** Whether Back to this path reopens the locations view: on the page of the clubs, below the desktop's width (ROUTING-43). */
export function reopensLocations(path: string, isDesktop: boolean): boolean {
  const rest = splitLocale(path.replace(/[?#].*/s, ''))?.rest;
  return !isDesktop && rest !== undefined && matchPage(rest)?.pageId === 'clubsAndLocations';
}

/** Has the page that Back leads to reopen the view that was open there. */
export function rememberReopening(path: string): void {
  if (reopensLocations(path, matchMedia('(min-width: 64rem)').matches)) tabStorage.set(name, locations);
}

/** On the page of the clubs: reopens the locations view when the back button led here. */
export function useReopenedLocations(): void {
  const modals = useModals();
  useEffect(() => {
    if (tabStorage.get(name) !== locations) return;
    tabStorage.remove(name);
    modals.open('deliveryClubs', {});
  }, [modals]);
}

import { useRouteLoaderData } from 'react-router';

/** What the frame of every page knows of the shopper. */
export interface ShellData {
  /** Key of the chosen club; prices and stock are the country's without one. */
  readonly clubKey: string | null;
  /** The member was signed out since the last page. */
  readonly sessionExpired: boolean;
}

/** The chosen club's key, as every price and stock of the page was asked for. */
export function useClubKey(): string | null {
  return useRouteLoaderData<ShellData>('routes/shell')?.clubKey ?? null;
}

import type { WeeklyHours } from '@tarima/markets/wall-clock';
import type { JSONColumnType, Kysely } from 'kysely';

interface ClubTable {
  key: string;
  latitude: number;
  longitude: number;
  radius_km: number;
  time_zone: string;
  hours: JSONColumnType<WeeklyHours>;
  window_minutes: number;
  window_litres: number;
  lead_minutes: number;
  cut_off: string;
  hold_minutes: number;
  closed_until: Date | null;
}

interface HoldTable {
  /** Id of the cart on the commerce platform. */
  reference: string;
  window_id: string;
  litres: number;
  /** Null after the order is placed. */
  expires_at: Date | null;
}

/** The schema `fulfilment`. */
export interface Tables {
  club: ClubTable;
  hold: HoldTable;
}

export type Store = Kysely<Tables>;

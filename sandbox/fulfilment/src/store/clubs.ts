import type { Selectable } from 'kysely';
import type { FulfilmentClub } from '../windows.ts';
import type { Store, Tables } from './tables.ts';

export type PlanChange = {
  readonly [Name in 'windowLitres' | 'leadMinutes' | 'cutOff' | 'holdMinutes' | 'closedUntil']?:
    | FulfilmentClub[Name]
    | undefined;
};

/** Inserts clubs and updates existing ones. */
export async function upsertClubs(db: Store, clubs: readonly FulfilmentClub[]): Promise<void> {
  await db
    .insertInto('club')
    .values(
      clubs.map((club) => ({
        key: club.key,
        latitude: club.latitude,
        longitude: club.longitude,
        radius_km: club.radiusKm,
        time_zone: club.timeZone,
        hours: JSON.stringify(club.hours),
        window_minutes: club.windowMinutes,
        window_litres: club.windowLitres,
        lead_minutes: club.leadMinutes,
        cut_off: club.cutOff,
        hold_minutes: club.holdMinutes,
        closed_until: club.closedUntil === null ? null : new Date(club.closedUntil),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
        radius_km: ref('excluded.radius_km'),
        time_zone: ref('excluded.time_zone'),
        hours: ref('excluded.hours'),
        window_minutes: ref('excluded.window_minutes'),
        window_litres: ref('excluded.window_litres'),
        lead_minutes: ref('excluded.lead_minutes'),
        cut_off: ref('excluded.cut_off'),
        hold_minutes: ref('excluded.hold_minutes'),
        closed_until: ref('excluded.closed_until'),
      })),
    )
    .execute();
}

/** Updates a club's delivery plan; false when the club does not exist. */
export async function updatePlan(db: Store, key: string, plan: PlanChange): Promise<boolean> {
  const row = {
    key,
    ...(plan.windowLitres !== undefined && { window_litres: plan.windowLitres }),
    ...(plan.leadMinutes !== undefined && { lead_minutes: plan.leadMinutes }),
    ...(plan.cutOff !== undefined && { cut_off: plan.cutOff }),
    ...(plan.holdMinutes !== undefined && { hold_minutes: plan.holdMinutes }),
    ...(plan.closedUntil !== undefined && {
      closed_until: plan.closedUntil === null ? null : new Date(plan.closedUntil),
    }),
  };
  const { numUpdatedRows } = await db.updateTable('club').set(row).where('key', '=', key).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function listClubs(db: Store): Promise<FulfilmentClub[]> {
  return (await db.selectFrom('club').selectAll().execute()).map(toClub);
}

export async function findClub(db: Store, key: string): Promise<FulfilmentClub | undefined> {
  const row = await db.selectFrom('club').selectAll().where('key', '=', key).executeTakeFirst();
  return row && toClub(row);
}

/** Locks a club until the surrounding database transaction ends, which serialises changes of its windows. */
export async function lockClub(trx: Store, key: string): Promise<FulfilmentClub | undefined> {
  const row = await trx.selectFrom('club').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  return row && toClub(row);
}

function toClub(row: Selectable<Tables['club']>): FulfilmentClub {
  return {
    key: row.key,
    latitude: row.latitude,
    longitude: row.longitude,
    radiusKm: row.radius_km,
    timeZone: row.time_zone,
    hours: row.hours,
    windowMinutes: row.window_minutes,
    windowLitres: row.window_litres,
    leadMinutes: row.lead_minutes,
    cutOff: row.cut_off,
    holdMinutes: row.hold_minutes,
    closedUntil: row.closed_until?.getTime() ?? null,
  };
}

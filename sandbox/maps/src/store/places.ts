import { inTransaction } from '@tarima/service-kit/database';
import { type Kysely, type Selectable, sql } from 'kysely';
import { fold, wordsOf } from '../fold.ts';

interface PlaceTable {
  id: string;
  country: string;
  kind: 'town' | 'landmark' | 'club';
  name: string;
  /** Null for a town itself. */
  town: string | null;
  province: string | null;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Inhabitants of a town; 0 for anything else. */
  population: number;
  folded: string;
}

/** The schema `maps`. */
export interface Tables {
  place: PlaceTable;
}

export type Place = Omit<Selectable<PlaceTable>, 'folded'>;

/** A box in degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export type Places = ReturnType<typeof createPlaces>;

const columns = ['id', 'country', 'kind', 'name', 'town', 'province', 'latitude', 'longitude', 'population'] as const;

/** How alike the words of a text must be to those of a place, on the average: one wrong letter of six leaves a half. */
const averageLikeness = 0.5;
/** No word of a text may be further from a place than this: two letters exchanged in five. */
const leastLikeness = 0.25;
const rowsPerInsert = 500;

/** Places by name and position: the only SQL on the table `place`. */
export function createPlaces(db: Kysely<Tables>) {
  return {
    /** Fills an empty table, all or nothing. `load` is called only then. */
    async seed(load: () => Promise<readonly Place[]>): Promise<void> {
      const first = await db.selectFrom('place').select('id').limit(1).executeTakeFirst();
      if (first) return;
      const rows = (await load()).map((place) => ({
        ...place,
        folded: fold([place.name, place.town, place.province].filter(Boolean).join(' ')),
      }));
      await inTransaction(db, async (trx) => {
        for (let from = 0; from < rows.length; from += rowsPerInsert) {
          await trx
            .insertInto('place')
            .values(rows.slice(from, from + rowsPerInsert))
            .execute();
        }
      });
    },

    /** Places in which every word of the text is found, small mistakes aside, the likeliest first. */
    async search(country: string, text: string, limit: number): Promise<Place[]> {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      const alike = words.map((word) => sql<number>`word_similarity(${word}, folded)`);
      const whole = words.map((word) => sql<number>`strict_word_similarity(${word}, folded)`);
      const sum = sql<number>`(${sql.join(alike, sql` + `)})`;
      // Whole words count beside beginnings of words, then how much of the name was written, then size.
      const rank = sql<number>`${sum} + ${sql.join(whole, sql` + `)}
        + ${words.length} * similarity(${words.join(' ')}, unaccent(lower(name))) + 0.03 * ln(population + 1)`;
      return db
        .selectFrom('place')
        .select(columns)
        .where('country', '=', country)
        .where(sql<boolean>`${sum} >= ${averageLikeness * words.length}`)
        .where(sql<boolean>`least(${sql.join(alike)}) >= ${leastLikeness}`)
        .orderBy(rank, 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    find: (id: string): Promise<Place | undefined> =>
      db.selectFrom('place').select(columns).where('id', '=', id).executeTakeFirst(),

    /** Places of a country in a box. */
    within: (country: string, { south, west, north, east }: Box): Promise<Place[]> =>
      db
        .selectFrom('place')
        .select(columns)
        .where('country', '=', country)
        .where('latitude', '>=', south)
        .where('latitude', '<=', north)
        .where('longitude', '>=', west)
        .where('longitude', '<=', east)
        .execute(),

    /** All places, for drawing; the largest first. */
    all: (): Promise<Place[]> =>
      db.selectFrom('place').select(columns).orderBy('population', 'desc').orderBy('id').execute(),
  };
}

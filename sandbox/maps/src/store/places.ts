import { inTransaction } from '@tarima/service-kit/database';
import { type Kysely, type Selectable, sql } from 'kysely';
import { extractWords, fold } from '../fold.ts';

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

/** Minimum average similarity of the words of a text to those of a place: one wrong letter of six gives about 0.5. */
const minAverageSimilarity = 0.5;
/** Minimum similarity of each word of a text: two swapped letters of five give about 0.25. */
const minSimilarity = 0.25;
const rowsPerInsert = 500;

/** Places by name and position: the only SQL on the table `place`. */
export function createPlaces(db: Kysely<Tables>) {
  return {
    /** Fills an empty table in one transaction. `load` is called only for an empty table. */
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

    /** Finds places that match every word of the text, also with typos, best match first. */
    async search(country: string, text: string, limit: number): Promise<Place[]> {
      const words = extractWords(text);
      if (words.length === 0) return [];
      const prefixSimilarities = words.map((word) => sql<number>`word_similarity(${word}, folded)`);
      const wordSimilarities = words.map((word) => sql<number>`strict_word_similarity(${word}, folded)`);
      const sum = sql<number>`(${sql.join(prefixSimilarities, sql` + `)})`;
      // Ranked by word prefixes and whole words, then by the matched share of the name, then by population.
      const rank = sql<number>`${sum} + ${sql.join(wordSimilarities, sql` + `)}
        + ${words.length} * similarity(${words.join(' ')}, unaccent(lower(name))) + 0.03 * ln(population + 1)`;
      return db
        .selectFrom('place')
        .select(columns)
        .where('country', '=', country)
        .where(sql<boolean>`${sum} >= ${minAverageSimilarity * words.length}`)
        .where(sql<boolean>`least(${sql.join(prefixSimilarities)}) >= ${minSimilarity}`)
        .orderBy(rank, 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    find: (id: string): Promise<Place | undefined> =>
      db.selectFrom('place').select(columns).where('id', '=', id).executeTakeFirst(),

    /** Finds the places of a country within a box. */
    findWithin: (country: string, { south, west, north, east }: Box): Promise<Place[]> =>
      db
        .selectFrom('place')
        .select(columns)
        .where('country', '=', country)
        .where('latitude', '>=', south)
        .where('latitude', '<=', north)
        .where('longitude', '>=', west)
        .where('longitude', '<=', east)
        .execute(),

    /** Lists all places for drawing, the largest first. */
    listAll: (): Promise<Place[]> =>
      db.selectFrom('place').select(columns).orderBy('population', 'desc').orderBy('id').execute(),
  };
}

import type { Kysely } from 'kysely';
import type { Resource } from '../resources/tables.ts';
import { createSimpleRepository, type SimpleRepository } from '../simple/simple-repository.ts';
import type { CommerceTables } from '../tables.ts';

/** The project's settings, with the id under which its row is stored. */
export interface Project extends Resource {
  readonly key: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly messages: { readonly enabled: boolean; readonly deleteDaysAfterCreation?: number };
  readonly carts: { readonly deleteDaysAfterLastModification: number };
  readonly searchIndexing: { readonly productsSearch: { readonly status: 'Activated' | 'Deactivated' } };
  readonly inventory: {
    /** Without it no cart can reserve stock. */
    readonly reservationExpirationInMinutes?: number;
    readonly releaseExpiredReservations: boolean;
  };
}

/** The only resource of its kind. */
const kind = 'project';

export function createProjectRepository(
  db: Kysely<CommerceTables>,
  key: string,
  now: () => Date,
): Pick<SimpleRepository, 'replace'> & { get(): Promise<Project> } {
  const repository = createSimpleRepository(db, kind, now);
  return {
    replace: repository.replace,
    async get() {
      const project = (await findProject(db)) ?? (await repository.upsert([{ ...newProject, key }]))[0];
      return { ...project, key } as Project;
    },
  };
}

/** A project as the platform creates it. */
const newProject: Omit<Project, keyof Resource> = {
  name: 'Tarima',
  countries: [],
  currencies: [],
  languages: [],
  messages: { enabled: false },
  carts: { deleteDaysAfterLastModification: 90 },
  searchIndexing: { productsSearch: { status: 'Deactivated' } },
  inventory: { releaseExpiredReservations: true },
};

/** How long the project reserves stock; undefined when its inventory is not configured. */
export async function findReservationMinutes(db: Kysely<CommerceTables>): Promise<number | undefined> {
  return (await findProject(db))?.inventory.reservationExpirationInMinutes;
}

/** How many days the project keeps a cart that is not modified. */
export async function findCartDays(db: Kysely<CommerceTables>): Promise<number> {
  const { carts } = (await findProject(db)) ?? newProject;
  return carts.deleteDaysAfterLastModification;
}

async function findProject(db: Kysely<CommerceTables>): Promise<Project | undefined> {
  const row = await db.selectFrom('resource').select('document').where('kind', '=', kind).executeTakeFirst();
  return row?.document as Project | undefined;
}

import type { CommerceContext } from '../context.ts';
import { invalidOperation, PlatformError, referenceNotFound } from '../errors.ts';
import { customOf } from '../plain/kinds.ts';
import { createPlainRepository, type Fields } from '../plain/plain-repository.ts';
import { type Category, type CategoryDraft, categoryFields } from './categories.ts';

export type CategoryOutcome = { readonly category: Category } | { readonly error: PlatformError };

/**
 * Creates or changes categories by key, parents before children whatever their order, each refused by itself (a parent
 * that does not exist, a circle). A category that moves takes its ancestors along only for itself: send its subtree too.
 * The answers are in the order of the drafts.
 */
export async function upsertCategories(
  context: CommerceContext,
  drafts: readonly (CategoryDraft & { readonly key: string })[],
): Promise<CategoryOutcome[]> {
  const repository = createPlainRepository(context.db, 'category', context.now);
  const outcomes = new Map<string, CategoryOutcome>();
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  let waiting = [...byKey.values()];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parent }) => !parent?.key || !byKey.has(parent.key) || outcomes.has(parent.key));
    for (const { key } of ready.length > 0 ? [] : waiting) {
      outcomes.set(key, { error: invalidOperation(`The category '${key}' is its own ancestor.`) });
    }
    if (ready.length === 0) break;
    await storeLevel(context, repository, ready, outcomes);
    waiting = waiting.filter((draft) => !ready.includes(draft));
  }
  return drafts.map(({ key }) => outcomes.get(key) ?? { error: referenceNotFound('category', { key }) });
}

async function storeLevel(
  context: CommerceContext,
  repository: ReturnType<typeof createPlainRepository>,
  level: readonly (CategoryDraft & { readonly key: string })[],
  outcomes: Map<string, CategoryOutcome>,
): Promise<void> {
  const parents = await context.references.lookup(
    'category',
    level.flatMap(({ parent }) => parent ?? []),
  );
  const accepted: (Fields & { readonly key: string })[] = [];
  for (const { parent, custom, ...draft } of level) {
    try {
      const fields = categoryFields(draft, parent && (parents(parent) as Category));
      accepted.push({ ...fields, ...(await customOf(custom, 'category', context)), key: draft.key });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      outcomes.set(draft.key, { error });
    }
  }
  const stored = await repository.upsert(accepted);
  for (const category of stored as Category[]) if (category.key) outcomes.set(category.key, { category });
}

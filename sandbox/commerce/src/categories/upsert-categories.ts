import type { CommerceContext } from '../context.ts';
import { createInvalidOperationError, createReferenceNotFoundError, PlatformError } from '../errors.ts';
import { buildCustom } from '../simple/kinds.ts';
import { createSimpleRepository, type Fields } from '../simple/simple-repository.ts';
import { buildCategoryFields, type Category, type CategoryDraft } from './categories.ts';

export type CategoryOutcome = { readonly category: Category } | { readonly error: PlatformError };

/**
 * Creates or updates categories by key, parents before children whatever their order. Each one can fail on its own
 * (unknown parent, cycle). Moving a category updates only its own ancestors: send its subtree too. The outcomes are in
 * the order of the drafts.
 */
export async function upsertCategories(
  context: CommerceContext,
  drafts: readonly (CategoryDraft & { readonly key: string })[],
): Promise<CategoryOutcome[]> {
  const repository = createSimpleRepository(context.db, 'category', context.now);
  const outcomes = new Map<string, CategoryOutcome>();
  const draftsByKey = new Map(drafts.map((draft) => [draft.key, draft]));
  let pending = [...draftsByKey.values()];
  while (pending.length > 0) {
    const ready = pending.filter(
      ({ parent }) => !parent?.key || !draftsByKey.has(parent.key) || outcomes.has(parent.key),
    );
    for (const { key } of ready.length > 0 ? [] : pending) {
      outcomes.set(key, { error: createInvalidOperationError(`The category '${key}' is its own ancestor.`) });
    }
    if (ready.length === 0) break;
    await storeLevel(context, repository, ready, outcomes);
    pending = pending.filter((draft) => !ready.includes(draft));
  }
  return drafts.map(({ key }) => outcomes.get(key) ?? { error: createReferenceNotFoundError('category', { key }) });
}

async function storeLevel(
  context: CommerceContext,
  repository: ReturnType<typeof createSimpleRepository>,
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
      const fields = buildCategoryFields(draft, parent && (parents(parent) as Category));
      accepted.push({ ...fields, ...(await buildCustom(custom, 'category', context)), key: draft.key });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      outcomes.set(draft.key, { error });
    }
  }
  const stored = await repository.upsert(accepted);
  for (const category of stored as Category[]) if (category.key) outcomes.set(category.key, { category });
}

import type { Transaction } from 'kysely';
import type { CommerceContext } from '../context.ts';
import type { Resource } from '../resources/tables.ts';
import { type MessageDraft, recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { type ActionKinds, parseActions } from './actions.ts';
import type { Caller } from './caller.ts';
import { collectIdentifiers } from './identifiers.ts';
import { loadReferences, type ReferenceSet } from './reference-set.ts';
import type { DocumentRepository } from './repository.ts';
import { type Identifier, updateBody } from './schemas.ts';
import { transact } from './transaction.ts';
import { incrementVersion, requireVersion } from './versions.ts';

/** Defines how a kind of resource is updated. */
export interface UpdateDefinition<Document extends Resource, Rules> {
  readonly repository: DocumentRepository<Document>;
  readonly actions: ActionKinds<Document, Rules>;
  /** References that the update logic may need although no action names them, such as the types of custom fields. */
  collectReferences(document: Document): readonly Identifier[];
  buildRules(references: ReferenceSet, caller: Caller): Rules;
  /** Messages about the change. */
  buildMessages(before: Document, after: Document): readonly MessageDraft[];
  /** Updates other rows with the resource. */
  updateRelated?(trx: Transaction<CommerceTables>, before: Document, after: Document): Promise<void>;
}

/**
 * Applies the actions of an update in order to the expected version, in one transaction that locks the row.
 * @throws PlatformError `ResourceNotFound`, `ConcurrentModification` and the errors of the actions
 */
export function updateDocument<Document extends Resource, Rules>(
  context: CommerceContext,
  definition: UpdateDefinition<Document, Rules>,
  target: { readonly id: string; readonly body: unknown },
  caller: Caller,
): Promise<Document> {
  const { version, actions } = updateBody.parse(target.body);
  const parsed = parseActions(definition.actions, actions);
  const identifiers = collectIdentifiers(parsed.map(({ input }) => input));
  return transact(context.db, async (trx) => {
    const before = requireVersion(await definition.repository.lock(trx, target.id), target.id, version);
    const rules = definition.buildRules(
      await loadReferences(trx, [...definition.collectReferences(before), ...identifiers]),
      caller,
    );
    const changed = parsed.reduce((document, action) => action.apply(document, rules), before);
    const after = incrementVersion(before, changed, caller);
    if (after === before) return before;
    await definition.repository.replace(trx, after);
    await definition.updateRelated?.(trx, before, after);
    await recordMessages(trx, definition.buildMessages(before, after), caller.now);
    return after;
  });
}

import type { Transaction } from 'kysely';
import type { CommerceContext } from '../context.ts';
import type { Resource } from '../resources/tables.ts';
import { type MessageDraft, recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { type ActionKinds, parseActions } from './actions.ts';
import type { Asked } from './caller.ts';
import { identifiersIn } from './identifiers.ts';
import { loadReferences, type ReferenceSet } from './reference-set.ts';
import type { DocumentRepository } from './repository.ts';
import { type Identifier, updateBody } from './schemas.ts';
import { transact } from './transaction.ts';
import { nextVersion, requireVersion } from './versions.ts';

/** How one kind of resource is updated. */
export interface Updating<Document extends Resource, Rules> {
  readonly repository: DocumentRepository<Document>;
  readonly actions: ActionKinds<Document, Rules>;
  /** References that its rules may look at although no action names them, such as the types of its custom fields. */
  references(document: Document): readonly Identifier[];
  rules(references: ReferenceSet, asked: Asked): Rules;
  /** What the change is announced as. */
  messages(before: Document, after: Document): readonly MessageDraft[];
  /** Other rows that change with it. */
  also?(trx: Transaction<CommerceTables>, before: Document, after: Document): Promise<void>;
}

/**
 * One update: its actions applied in order to the version that the caller has seen, in one transaction that holds the row.
 * @throws PlatformError `ResourceNotFound`, `ConcurrentModification` and those of the actions
 */
export function updateDocument<Document extends Resource, Rules>(
  context: CommerceContext,
  updating: Updating<Document, Rules>,
  target: { readonly id: string; readonly body: unknown },
  asked: Asked,
): Promise<Document> {
  const { version, actions } = updateBody.parse(target.body);
  const parsed = parseActions(updating.actions, actions);
  const named = identifiersIn(parsed.map(({ input }) => input));
  return transact(context.db, async (trx) => {
    const before = requireVersion(await updating.repository.lock(trx, target.id), target.id, version);
    const rules = updating.rules(await loadReferences(trx, [...updating.references(before), ...named]), asked);
    const changed = parsed.reduce((document, action) => action.apply(document, rules), before);
    const after = nextVersion(before, changed, asked);
    if (after === before) return before;
    await updating.repository.replace(trx, after);
    await updating.also?.(trx, before, after);
    await recordMessages(trx, updating.messages(before, after), asked.now);
    return after;
  });
}

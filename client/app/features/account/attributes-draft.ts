import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';

const storageKey = 'tarima.attributes-draft';
const draftSchema = z.object({ memberId: z.string(), values: z.record(z.string(), z.string()) });

/** The values by name that this member has entered and not saved in this tab. */
export function readAttributesDraft(memberId: string): Readonly<Record<string, string>> {
  const draft = tabStorage.getJson(storageKey, draftSchema);
  return draft?.memberId === memberId ? draft.values : {};
}

/** Stores the draft; undefined removes it. */
export function storeAttributesDraft(memberId: string, values: Readonly<Record<string, string>> | undefined): void {
  if (values) tabStorage.setJson(storageKey, { memberId, values });
  else tabStorage.remove(storageKey);
}

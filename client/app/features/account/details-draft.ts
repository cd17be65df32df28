import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';

const storageKey = 'tarima.details-draft';
const draftSchema = z.object({ memberId: z.string(), firstName: z.string(), lastName: z.string(), phone: z.string() });

export type DetailsDraft = z.infer<typeof draftSchema>;

/** What this member has entered and not saved in this tab. */
export function readDetailsDraft(memberId: string): Omit<DetailsDraft, 'memberId'> | undefined {
  const draft = tabStorage.getJson(storageKey, draftSchema);
  if (draft?.memberId !== memberId) return undefined;
  const { memberId: _memberId, ...details } = draft;
  return details;
}

/** Stores the draft; null removes it. */
export function storeDetailsDraft(draft: DetailsDraft | null): void {
  if (draft) tabStorage.setJson(storageKey, draft);
  else tabStorage.remove(storageKey);
}

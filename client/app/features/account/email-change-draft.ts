import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';

const storageKey = 'tarima.email-change';
const changeSchema = z.object({ memberId: z.string(), email: z.string(), isCodeSent: z.boolean() });

/** A change of the email address that the member has begun in this tab: the new address, and whether its code was sent. */
export type EmailChange = Omit<z.infer<typeof changeSchema>, 'memberId'>;

/** The change that this member has begun in this tab. */
export function readEmailChange(memberId: string): EmailChange | undefined {
  const change = tabStorage.getJson(storageKey, changeSchema);
  return change?.memberId === memberId ? { email: change.email, isCodeSent: change.isCodeSent } : undefined;
}

/** Stores the change; undefined removes it. */
export function storeEmailChange(memberId: string, change: EmailChange | undefined): void {
  if (change) tabStorage.setJson(storageKey, { memberId, ...change });
  else tabStorage.remove(storageKey);
}

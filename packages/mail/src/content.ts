import type { Language } from '@tarima/markets/table';

/** An email as typed data; `render.ts` makes plain text and HTML of it. Every text is in the mail's language. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader receives the mail, and the shop's address. */
  readonly footer: { readonly text: string; readonly linkLabel: string; readonly url: string };
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** An amount or number that the mail is about, on the store's shelf tag. */
  | { readonly kind: 'tag'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly MailFact[] }
  | MailItems
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface MailFact {
  readonly name: string;
  /** One or more lines. */
  readonly lines: readonly string[];
}

export interface MailItems {
  readonly kind: 'items';
  readonly title: string;
  readonly columns: { readonly item: string; readonly amount: string };
  readonly items: readonly { readonly name: string; readonly quantity: string; readonly amount: string }[];
  /** The last one is the total. */
  readonly totals: readonly { readonly name: string; readonly amount: string }[];
}

import { z } from 'zod';
import { digitsOf } from '../cards/card.ts';

export type GuestProblem = 'email' | 'membershipNumber';

/** What a guest says of themselves (decisions.md, Payment). Issues carry the field's name; words are the page's. */
export const guestSchema = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  membershipNumber: z
    .string()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{14}$/)),
});

export type GuestDetails = z.output<typeof guestSchema>;

const name = 'tarima.guest-details';

/** What the guest said in this tab; undefined before that. */
export function readGuestDetails(): GuestDetails | undefined {
  const text = sessionStorage.getItem(name);
  return text ? guestSchema.safeParse(JSON.parse(text)).data : undefined;
}

export function keepGuestDetails(details: GuestDetails): void {
  sessionStorage.setItem(name, JSON.stringify(details));
}

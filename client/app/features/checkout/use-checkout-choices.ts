import { useEffect, useState } from 'react';
import { tabStorage } from '../../browser-storage.ts';
import {
  type CheckoutChoices,
  type ChoiceSubject,
  readChoices,
  resetChoices,
  saveChoices,
} from './checkout-choices.ts';

/** The choices of a checkout page, and a function that changes some of them. Stored choices appear after hydration. */
export function useCheckoutChoices(subject: ChoiceSubject | undefined, owner: string) {
  const [choices, setChoices] = useState<CheckoutChoices>();
  const [isCartChanged, setCartChanged] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: id and content are the whole subject
  useEffect(() => {
    if (!subject) return;
    const reset = resetChoices(readChoices(tabStorage), subject, owner);
    saveChoices(tabStorage, reset.choices);
    setChoices(reset.choices);
    if (reset.isChanged) setCartChanged(true);
  }, [subject?.id, subject?.content, owner]);
  return {
    choices,
    /** The items or the delivery changed since the shopper reviewed them. */
    isCartChanged,
    confirmCart: () => setCartChanged(false),
    update: (changed: Partial<Pick<CheckoutChoices, 'method' | 'acceptsTerms' | 'holder'>>) =>
      setChoices((now) => {
        if (!now) return now;
        const next = { ...now, ...changed };
        saveChoices(tabStorage, next);
        return next;
      }),
  };
}

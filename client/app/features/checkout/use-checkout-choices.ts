import { useEffect, useState } from 'react';
import { tabStorage } from '../../browser-storage.ts';
import {
  type CheckoutChoices,
  type ChoiceCart,
  createChoices,
  readChoices,
  resetChoices,
  saveChoices,
} from './checkout-choices.ts';

/** The choices of the checkout page, and a function that changes some of them. Stored choices appear after hydration. */
export function useCheckoutChoices(cart: ChoiceCart | null, owner: string) {
  const [choices, setChoices] = useState<CheckoutChoices>();
  const [isCartChanged, setCartChanged] = useState(false);
  const content = cart ? createChoices(cart, owner).content : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content stands for the cart
  useEffect(() => {
    if (!cart) return;
    const reset = resetChoices(readChoices(tabStorage), cart, owner);
    saveChoices(tabStorage, reset.choices);
    setChoices(reset.choices);
    if (reset.isChanged) setCartChanged(true);
  }, [cart?.id, content, owner]);
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

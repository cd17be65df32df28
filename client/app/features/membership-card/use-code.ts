import { useEffect, useState } from 'react';
import { computeCode, getStep } from './card-code.ts';
import type { CardKey } from './card-store.ts';

/** A code and when the next one replaces it, in milliseconds since 1970. */
export interface ShownCode {
  readonly code: string;
  readonly endsAt: number;
}

/** The current code, computed on this device at each step (MEMBERSHIP-231); undefined until it is computed. */
export function useCode(cardKey: CardKey): ShownCode | undefined {
  const [shown, setShown] = useState<ShownCode>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOpen = true;
    const show = async () => {
      clearTimeout(timer);
      const { step, endsAt } = getStep(Date.now(), cardKey);
      const code = await computeCode(cardKey.key, step, cardKey);
      if (!isOpen) return;
      setShown({ code, endsAt });
      timer = setTimeout(show, Math.max(endsAt - Date.now(), 0) + 20);
    };
    // A hidden page's timers are delayed: the code is computed again when it is visible.
    const onVisible = () => document.visibilityState === 'visible' && void show();
    void show();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [cardKey]);
  return shown;
}

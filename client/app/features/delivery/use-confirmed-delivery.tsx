import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadFresh } from '../../apollo/load.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { type DeliveryChoice, trackCartChange } from '../cart/index.ts';
import { CartPreviewAtAddressDocument } from '../clubs/index.ts';
import type { DeliveryChangePreview } from './delivery-change.tsx';

const DeliveryChange = lazyWithRetry(async () => (await import('./delivery-change.tsx')).DeliveryChange);

/**
 * Chooses home delivery after the shopper confirms what it changes in the cart (DELIVERY-101). When the changes cannot
 * be loaded, nothing is removed. `choose` sends the choice; `dialog` is the confirmation to render. `deliver` resolves
 * after the choice is sent or rejected; the checkout waits for the command (CHECKOUT-69).
 */
export function useConfirmedDelivery(choose: (choice: DeliveryChoice) => Promise<void>): {
  deliver: (addressId: string) => Promise<void>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const [question, setQuestion] = useState<Question>();
  // Leaving the page rejects the change.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const confirm = async (preview: DeliveryChangePreview): Promise<boolean> => {
    const { signal } = leaving.current;
    const isConfirmed = await new Promise<boolean>((decide) => {
      if (signal.aborted) return decide(false);
      signal.addEventListener('abort', () => decide(false));
      setQuestion({ preview, decide });
    });
    setQuestion(undefined);
    return isConfirmed;
  };
  /** The choice to send; undefined when the shopper rejects what it changes. */
  const prepare = async (addressId: string): Promise<DeliveryChoice | undefined> => {
    const data = await loadFresh(client, CartPreviewAtAddressDocument, { addressId }).catch(() => undefined);
    const now = data?.cart;
    const there = now?.previewAtAddress;
    if (!now || !there || there.changes.length === 0) return { method: 'DELIVERY', addressId };
    if (!(await confirm({ now, there }))) return undefined;
    return { method: 'DELIVERY', addressId, fitToStock: there.itemCount < now.itemCount };
  };
  const deliver = async (addressId: string) => {
    // `choose` begins before the tracked change ends, and ends outside it, because it waits for the page's reload, which
    // would wait for an opened checkout.
    const { sent } = await trackCartChange(prepare(addressId).then((choice) => ({ sent: choice && choose(choice) })));
    await sent;
  };
  const dialog = question && (
    <Suspense>
      <DeliveryChange
        preview={question.preview}
        onKeep={() => question.decide(false)}
        onChange={() => question.decide(true)}
      />
    </Suspense>
  );
  return { deliver, dialog };
}

interface Question {
  readonly preview: DeliveryChangePreview;
  readonly decide: (isConfirmed: boolean) => void;
}

import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useState } from 'react';
import { loadFresh } from '../../apollo/load.ts';
import { lateComponent } from '../../ui/late-component.ts';
import type { DeliveryChoice } from '../cart/index.ts';
import { CartAtAddressDocument } from '../clubs/index.ts';
import type { ToldDelivery } from './delivery-change.tsx';

const DeliveryChange = lateComponent(async () => (await import('./delivery-change.tsx')).DeliveryChange);

/**
 * Home delivery, once the shopper knows what it changes in the cart (DELIVERY-101); where nobody can tell, nothing
 * is removed. `choose` carries it out. `question` stands in the page while the shopper is asked.
 */
export function useToldDelivery(choose: (choice: DeliveryChoice) => Promise<void>): {
  deliver: (addressId: string) => Promise<void>;
  question: ReactNode;
} {
  const client = useApolloClient();
  const [told, setTold] = useState<ToldDelivery & { readonly addressId: string }>();

  const deliver = async (addressId: string) => {
    const asked = await loadFresh(client, CartAtAddressDocument, { addressId }).catch(() => undefined);
    const now = asked?.cart;
    const there = now?.atAddress;
    if (!now || !there || there.changes.length === 0) return choose({ method: 'DELIVERY', addressId });
    setTold({ addressId, now, there });
  };
  const question = told && (
    <Suspense>
      <DeliveryChange
        told={told}
        onKeep={() => setTold(undefined)}
        onChange={() => {
          setTold(undefined);
          const { addressId, now, there } = told;
          void choose({ method: 'DELIVERY', addressId, fitToStock: there.itemCount < now.itemCount });
        }}
      />
    </Suspense>
  );
  return { deliver, question };
}

import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useState } from 'react';
import { loadFresh } from '../../apollo/load.ts';
import { lateComponent } from '../../ui/late-component.ts';
import type { DeliveryChoice } from '../cart/index.ts';
import { CartAtAddressDocument } from '../clubs/index.ts';
import type { DeliveryChangePreview } from './delivery-change.tsx';

const DeliveryChange = lateComponent(async () => (await import('./delivery-change.tsx')).DeliveryChange);

/**
 * Chooses home delivery after the shopper confirms what it changes in the cart (DELIVERY-101). When the changes cannot
 * be loaded, nothing is removed. `choose` sends the choice; `dialog` is the confirmation to render.
 */
export function useConfirmedDelivery(choose: (choice: DeliveryChoice) => Promise<void>): {
  deliver: (addressId: string) => Promise<void>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const [preview, setPreview] = useState<DeliveryChangePreview & { readonly addressId: string }>();

  const deliver = async (addressId: string) => {
    const data = await loadFresh(client, CartAtAddressDocument, { addressId }).catch(() => undefined);
    const now = data?.cart;
    const there = now?.atAddress;
    if (!now || !there || there.changes.length === 0) return choose({ method: 'DELIVERY', addressId });
    setPreview({ addressId, now, there });
  };
  const dialog = preview && (
    <Suspense>
      <DeliveryChange
        preview={preview}
        onKeep={() => setPreview(undefined)}
        onChange={() => {
          setPreview(undefined);
          const { addressId, now, there } = preview;
          void choose({ method: 'DELIVERY', addressId, fitToStock: there.itemCount < now.itemCount });
        }}
      />
    </Suspense>
  );
  return { deliver, dialog };
}

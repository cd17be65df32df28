import { useState } from 'react';
import { useDispatch } from '../cart/index.ts';
import { SetDeliveryWindowDocument } from './delivery-windows.gen.ts';

/** Chooses a delivery window; `chosenId` is the optimistic choice. Failures are shown. */
export function useDeliveryWindow() {
  const { dispatch } = useDispatch();
  const [chosenId, setChosenId] = useState<string>();

  const choose = async (windowId: string): Promise<boolean> => {
    setChosenId(windowId);
    const outcome = await dispatch({ operation: 'deliver', mutation: SetDeliveryWindowDocument, input: { windowId } });
    // The shopper may have chosen another window in the meantime.
    setChosenId((latest) => (latest === windowId ? undefined : latest));
    return outcome.kind === 'done';
  };
  return { chosenId, choose };
}

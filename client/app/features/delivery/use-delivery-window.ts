import { useState } from 'react';
import { isCartFailure, isRequestFailure, newCommandId, useCartFailure, useSendCommand } from '../cart/index.ts';
import { useSetDeliveryWindowMutation } from './delivery-windows.gen.ts';

/** Chooses a delivery window; `chosenId` is the optimistic choice. Failures are shown. */
export function useDeliveryWindow() {
  const handleFailure = useCartFailure();
  const sendCommand = useSendCommand();
  const [send] = useSetDeliveryWindowMutation();
  const [chosenId, setChosenId] = useState<string>();

  const choose = async (windowId: string): Promise<boolean> => {
    setChosenId(windowId);
    const variables = { input: { windowId, commandId: newCommandId() } };
    const result = await sendCommand(async () => (await send({ variables })).data?.setDeliveryWindow);
    // The shopper may have chosen another window in the meantime.
    setChosenId((latest) => (latest === windowId ? undefined : latest));
    if (!isRequestFailure(result) && !isCartFailure(result)) return true;
    handleFailure('deliver', result);
    return false;
  };
  return { chosenId, choose };
}

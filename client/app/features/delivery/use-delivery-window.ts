import { useState } from 'react';
import { isCartFailure, isUnanswered, newCommandId, useCartFailure, useSendCommand } from '../cart/index.ts';
import { useSetDeliveryWindowMutation } from './delivery-windows.gen.ts';

/** Chooses when a home delivery is brought; `chosenId` shows at once. What is refused is told. */
export function useDeliveryWindow() {
  const fail = useCartFailure();
  const sendCommand = useSendCommand();
  const [send] = useSetDeliveryWindowMutation();
  const [chosenId, setChosenId] = useState<string>();

  const choose = async (windowId: string): Promise<boolean> => {
    setChosenId(windowId);
    const variables = { input: { windowId, commandId: newCommandId() } };
    const answer = await sendCommand(async () => (await send({ variables })).data?.setDeliveryWindow);
    // Another choice may have been made meanwhile.
    setChosenId((latest) => (latest === windowId ? undefined : latest));
    if (!isUnanswered(answer) && !isCartFailure(answer)) return true;
    fail('deliver', answer);
    return false;
  };
  return { chosenId, choose };
}

import type { ModalProps } from '../../session/modals.ts';
import { AuthenticationFrame } from './authentication-frame.tsx';
import { UnfinishedPayment } from './unfinished-payment.tsx';

/** A payment that waits for its shopper: at the bank in a frame, or on a provider's page (PAYMENTS-47). */
export function ThreeDSecure({ action, subject = 'cart', onCancel, onClose }: ModalProps<'threeDSecure'>) {
  return action.type === 'frame' ? (
    <AuthenticationFrame {...action} subject={subject} onCancel={onCancel} onClose={onClose} />
  ) : (
    <UnfinishedPayment {...action} subject={subject} onCancel={onCancel} onClose={onClose} />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { expectedSku } from './expected-cart.ts';
import { useCartCommands } from './use-cart-commands.ts';
import { useIsAnyWaiting } from './use-outbox.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** The quantity of a line; one less than one takes it out, through `onRemove` when the page wants to offer undo. */
export function LineStepper({
  line,
  name,
  onRemove,
  className = '',
}: {
  line: CartLinePartsFragment;
  name: string;
  onRemove?: () => void;
  className?: string;
}) {
  const { t } = useLingui();
  const { changeQuantity } = useCartCommands();
  const removeLine = useRemoveLine();
  const isAnyWaiting = useIsAnyWaiting();
  // A line that the club has not confirmed has no id yet; what waits for the connection is named by its product.
  const isExpected = expectedSku(line.id) !== undefined && !isAnyWaiting;
  return (
    <Stepper
      value={line.quantity}
      maximum={line.maximumQuantity}
      busy={isExpected}
      onChange={(quantity) => !isExpected && changeQuantity(line.id, quantity)}
      onRemove={isExpected ? undefined : (onRemove ?? (() => removeLine(line, name)))}
      label={t`Quantity of ${name}`}
      lessLabel={t`Decrease quantity`}
      moreLabel={t`Increase quantity`}
      removeLabel={t`Remove ${name} from cart`}
      className={className}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { getExpectedSku } from './expected-cart.ts';
import { useCartCommands } from './use-cart-commands.ts';
import { useHasQueuedCommands } from './use-outbox.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** Quantity stepper of a line. Decreasing from one removes the line, through `onRemove` if given. */
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
  const hasQueuedCommands = useHasQueuedCommands();
  // An optimistic line has no id until the server confirms it; queued commands identify it by its SKU.
  const isExpected = getExpectedSku(line.id) !== undefined && !hasQueuedCommands;
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

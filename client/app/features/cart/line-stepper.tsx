import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { changeQuantity } from './commands.ts';
import { getExpectedSku } from './expected-cart.ts';
import { hasQueuedCommands, onOutboxChange } from './outbox.ts';
import { useDispatch } from './use-dispatch.ts';
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
  const { dispatch } = useDispatch();
  const removeLine = useRemoveLine();
  const hasQueued = useHasQueuedCommands();
  // An optimistic line has no id until the server confirms it; queued commands identify it by its SKU.
  const isExpected = getExpectedSku(line.id) !== undefined && !hasQueued;
  return (
    <Stepper
      value={line.quantity}
      maximum={line.maximumQuantity}
      busy={isExpected}
      onChange={(quantity) => !isExpected && dispatch(changeQuantity(line.id, quantity))}
      onRemove={isExpected ? undefined : (onRemove ?? (() => removeLine(line, name)))}
      label={t`Quantity of ${name}`}
      lessLabel={t`Decrease quantity`}
      moreLabel={t`Increase quantity`}
      removeLabel={t`Remove ${name} from cart`}
      className={className}
    />
  );
}

/** Whether a cart change of the viewer is queued until the connection is back. */
function useHasQueuedCommands(): boolean {
  const client = useApolloClient();
  const { market } = useLocale();
  return useSyncExternalStore(
    onOutboxChange,
    () => {
      const viewer = client.readQuery({ query: ViewerDocument });
      return viewer !== null && hasQueuedCommands(market.code, viewer);
    },
    () => false,
  );
}

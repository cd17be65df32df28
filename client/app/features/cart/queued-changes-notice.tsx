import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';
import { useQueuedChanges } from './use-queued-changes.ts';

/** Shows how many changes are queued in this browser until the connection is back. */
export function QueuedChangesNotice() {
  const { count } = useQueuedChanges();
  return (
    <div role="status">
      {count > 0 && (
        <p className="mb-4 flex gap-3 rounded-card bg-board p-4 text-sm">
          <Icon name="info" className="size-6 shrink-0" />
          <span>
            <b>
              <Plural
                value={count}
                one="# change will be applied when the connection is back."
                other="# changes will be applied when the connection is back."
              />
            </b>{' '}
            <Trans>Your changes are saved in this browser. We’ll confirm the total when the connection is back.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}

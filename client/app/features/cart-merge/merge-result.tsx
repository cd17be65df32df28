import { Plural, Trans } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { type MergePreviewQuery, useMergePreviewQuery } from './merge-preview.gen.ts';
import type { CartSelection } from './use-merge.ts';

type Change = NonNullable<MergePreviewQuery['mergePreview']>['changes'][number];

/** Preview of the merged cart and its changed lines (MERGE-16, MERGE-19). */
export function MergeResult({ selection }: { selection: CartSelection }) {
  const money = useMoney();
  const clubKey = useClubKey();
  const { data, previousData } = useMergePreviewQuery({
    variables: { ...selection, clubKey },
    ssr: false,
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.mergePreview;
  return (
    <div role="status" className="mt-4 min-h-20 rounded-card bg-board p-4">
      {preview && (
        <>
          <p className="flex flex-wrap justify-between gap-x-4">
            <b>
              <Trans>Your updated cart</Trans>
            </b>
            <b className="figures">{money(preview.subtotal)}</b>
          </p>
          <p className="text-sm text-ink-soft">
            <Plural value={preview.itemCount} one="# item" other="# items" />
            {preview.serviceFee && (
              <>
                {' · '}
                <Trans>plus {money(preview.serviceFee)} service fee</Trans>
              </>
            )}
          </p>
          {preview.changes.length > 0 && (
            <ul className="mt-2 list-disc pl-5 text-sm">
              {preview.changes.map((change) => (
                <ChangedLine key={change.line.id} change={change} />
              ))}
            </ul>
          )}
          {!(selection.keepSaved && selection.keepGuest) && (
            <p className="mt-2 text-sm">
              <Trans>The other cart will be saved. You can restore it from your cart page.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function ChangedLine({ change: { line, quantity, unitPrice } }: { change: Change }) {
  const money = useMoney();
  const { name } = line;
  const isRepriced = unitPrice !== null && unitPrice.centAmount !== line.unitPrice.centAmount;
  return (
    <li>
      {quantity === 0 ? (
        <Trans>{name}: not sold at your club</Trans>
      ) : isRepriced ? (
        <Trans>
          {name}: was {money(line.unitPrice)}, now <b>{money(unitPrice)}</b>
        </Trans>
      ) : (
        <Trans>
          {name}: {quantity}, the maximum per order
        </Trans>
      )}
    </li>
  );
}

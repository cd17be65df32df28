import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The filters of a list on a phone: a button, and a sheet with the facets. */
export function FilterSheet({
  list,
  chosen,
  isLoading,
  children,
}: {
  list: { readonly total: number };
  /** The number of chosen filters. */
  chosen: number;
  isLoading: boolean;
  /** The facets. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const title = t`Filters`;
  const [isOpen, setOpen] = useState(false);
  // The sheet is painted before its facets, whose links take longer than a frame on a slow phone (theme.css).
  const hasFacets = useDeferredValue(isOpen);
  return (
    <>
      <Button variant="secondary" className="max-sm:px-4 lg:hidden noscript:hidden" onClick={() => setOpen(true)}>
        <Icon name="filter" className="size-5" />
        {title}
        {chosen > 0 && <span className="figures rounded-full bg-sea px-2 text-sm text-paper">{chosen}</span>}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t`Close`}
        footer={
          // The number belongs to the filters before the last press while the list is loaded.
          <Button aria-busy={isLoading || undefined} onClick={() => setOpen(false)}>
            {isLoading ? (
              <Trans>See products</Trans>
            ) : (
              <Plural value={list.total} _0="No products" one="See # product" other="See # products" />
            )}
          </Button>
        }
      >
        {hasFacets && children}
      </Sheet>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Select } from '../../ui/field.tsx';
import { type ListParams, type SortId, writeListParams } from './list-params.ts';

/**
 * The sort order of a list: a separate form that keeps the other parameters and submits on change. `defaultSort` is the
 * order when the URL has none.
 */
export function SortSelect({ params, defaultSort }: { params: ListParams; defaultSort: SortId }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const hasText = params.q !== '' || params.phrase !== '';
  const labels: Record<SortId, string> = {
    relevance: t`Best match`,
    latest: t`Newest`,
    'price-up': t`Lowest price`,
    'price-down': t`Highest price`,
  };
  // Without search text there is no best match (SEARCH-26).
  const offered = Object.entries(labels).filter(([id]) => hasText || id !== 'relevance');
  const sort = params.sort ?? defaultSort;
  const select = useRef<HTMLSelectElement>(null);
  // The order of the address is shown together with its products, also after Back; the browser shows a chosen one at once.
  useLayoutEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);
  const kept = new URLSearchParams(writeListParams({ ...params, page: 1, sort: undefined }));
  return (
    <Form
      className="flex items-center gap-2"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        ref={select}
        hideLabel
        label={t`Sort by`}
        name="sort"
        defaultValue={sort}
        className="pl-3 text-sm font-medium"
      >
        {offered.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="min-h-11 rounded-full bg-sea px-4 font-semibold text-paper">
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </Form>
  );
}

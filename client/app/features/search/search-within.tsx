import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { usePage } from '../../app-providers.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type ListParams, writeListParams } from './list-params.ts';

/** Searches within a category (SEARCH-2); keeps the sort order and filters, and works without JavaScript. */
export function SearchWithin({ name, params }: { name: string; params: ListParams }) {
  const { t } = useLingui();
  const { maxTextLength } = usePage().settings.search;
  const kept = new URLSearchParams(writeListParams({ ...params, page: 1, phrase: '', q: '' }));
  const label = t`Search in ${name}`;
  return (
    <Form role="search" aria-label={label} className="relative mt-4 max-w-sm">
      {[...kept].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input
        key={params.phrase}
        type="search"
        name="phrase"
        defaultValue={params.phrase}
        aria-label={label}
        placeholder={label}
        maxLength={maxTextLength}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-11 w-full rounded-full border-2 border-line bg-paper pr-12 pl-4 text-sm placeholder:text-ink-soft hover:border-line-strong"
      />
      <IconButton type="submit" label={label} className="absolute top-0 right-0">
        <Icon name="search" className="size-5" />
      </IconButton>
    </Form>
  );
}

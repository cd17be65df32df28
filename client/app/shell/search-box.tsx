import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Form } from 'react-router';
import { loadSuggestingInput, SearchInput } from '../features/search/index.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { cx } from '../ui/cx.ts';
import { loadOnInteraction } from '../ui/first-interaction.ts';
import { Icon } from '../ui/icon.tsx';
import { useDeferredCode } from '../ui/lazy-with-retry.ts';

const loadSuggestions = (signal: AbortSignal) => loadOnInteraction(loadSuggestingInput, signal);

/** A search field for the whole catalogue. Suggestions load with the first interaction (ROUTING-67). */
export function SearchBox({ className }: { className?: string }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const form = useRef<HTMLFormElement>(null);
  const SuggestingInput = useDeferredCode(loadSuggestions);
  const label = t`Search products`;
  // Longer placeholders are cut off on phones.
  const texts = { label, placeholder: label };
  return (
    <Form ref={form} role="search" action={pathTo('search')} className={cx('relative', className)}>
      {SuggestingInput ? <SuggestingInput {...texts} form={form} /> : <SearchInput {...texts} />}
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-sea hover:bg-sea-soft"
      >
        <Icon name="search" className="size-5" />
      </button>
    </Form>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Form, useSearchParams } from 'react-router';
import { usePathTo } from '../i18n/use-locale.ts';
import { Icon } from '../ui/icon.tsx';

/** As the graph allows (store.md §5: configurable maximum length). */
const maximumLength = 100;

/** Words searched in the whole catalogue; a plain form, so that it works before scripts do. */
export function SearchBox({ className }: { className?: string }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const words = query.get('q') ?? '';
  return (
    <Form role="search" action={pathTo('search')} className={className}>
      <label className="relative block">
        <span className="sr-only">{t`Search the club`}</span>
        <input
          key={words}
          type="search"
          name="q"
          required
          defaultValue={words}
          maxLength={maximumLength}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`What do you need today?`}
          className="h-11 w-full rounded-full border-2 border-line-strong bg-paper pr-12 pl-5 text-base text-ellipsis placeholder:text-ink-soft focus-visible:border-sea focus-visible:outline-offset-0"
        />
        <button
          type="submit"
          aria-label={t`Search`}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-sea hover:bg-sea-soft"
        >
          <Icon name="search" className="size-5" />
        </button>
      </label>
    </Form>
  );
}

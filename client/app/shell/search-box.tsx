import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { loadSuggestingInput, SearchInput, type SearchInputProps } from '../features/search/index.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';

/** A search field for the whole catalogue. Suggestions load when the page is idle. */
export function SearchBox({ className }: { className?: string }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const form = useRef<HTMLFormElement>(null);
  const Input = useInputWithSuggestions(form);
  return (
    <Form ref={form} role="search" action={pathTo('search')} className={cx('relative', className)}>
      <Input label={t`Search products`} placeholder={t`What do you need today?`} />
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

/** The plain field until the one with suggestions has loaded; a focused field is not replaced. */
function useInputWithSuggestions(form: React.RefObject<HTMLFormElement | null>): ComponentType<SearchInputProps> {
  const [Input, setInput] = useState<ComponentType<SearchInputProps>>(() => SearchInput);
  useEffect(() => {
    let left = false;
    const exchange = async () => {
      const SuggestingInput = await loadSuggestingInput();
      const typing = () => form.current?.contains(document.activeElement);
      const replaceField = () => {
        if (!left && !typing()) setInput(() => SuggestingInput);
        else if (!left) form.current?.addEventListener('focusout', () => setTimeout(replaceField), { once: true });
      };
      replaceField();
    };
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    idle(() => {
      exchange().catch(() => undefined);
    });
    return () => {
      left = true;
    };
  }, [form]);
  return Input;
}

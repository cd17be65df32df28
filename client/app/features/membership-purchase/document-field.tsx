import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentRules } from '@tarima/markets/identity-document';
import { useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type DocumentProblem, type SentDocument, uploadDocument } from './upload-document.ts';

const problemTexts: Readonly<Record<DocumentProblem, MessageDescriptor>> = {
  TYPE: msg`That file isn’t a photo we can use. Choose another one, or continue without it.`,
  TOO_LARGE: msg`That photo is too large. Choose a smaller one, or continue without it.`,
  TOO_MANY: msg`You’ve sent several photos in a short time. Wait a minute, or continue without it.`,
  UNAVAILABLE: msg`We couldn’t send your photo. Try again, or continue without it.`,
};

/** Names of the accepted file types, as shoppers know them. */
const typeNames = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

interface DocumentFieldProps {
  readonly rules: DocumentRules;
  /** The picture that was sent; null without one. */
  readonly value: SentDocument | null;
  /** Why the server refused the picture. */
  readonly error: string | undefined;
  readonly onChange: (document: SentDocument | null) => void;
  /** Called when a picture begins to be sent, and when that has ended. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The optional picture of the identity document, which is sent as soon as it is chosen (MEMBERSHIP-68). */
export function DocumentField({ rules, value, error, onChange, onBusy }: DocumentFieldProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<DocumentProblem>();
  const [isSending, setIsSending] = useState(false);
  const types = new Intl.ListFormat(locale.code, { type: 'disjunction' }).format(
    rules.types.map((type) => typeNames[type]),
  );
  const size = new Intl.NumberFormat(locale.code, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    rules.maximumBytes / 1_000_000,
  );

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    onChange(null);
    setIsSending(true);
    onBusy(true);
    const sent = await uploadDocument(file, locale, rules);
    setIsSending(false);
    onBusy(false);
    if (typeof sent === 'string') {
      setProblem(sent);
      clear();
    } else onChange(sent);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
  };
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Field
        ref={input}
        id="document"
        type="file"
        accept={rules.types.join(',')}
        label={t`Photo of your ID (optional)`}
        hint={t`${types}, up to ${size}. Only the club sees it, to check your details.`}
        error={problem ? i18n._(problemTexts[problem]) : error}
        className="py-2 file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-sea-soft file:px-4 file:font-semibold file:text-sea"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div role="status" className="text-sm">
        {isSending && <Trans>Sending your photo…</Trans>}
        {value && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <Trans>Photo added: {value.name}</Trans>
            </span>
            <Button
              variant="quiet"
              onClick={() => {
                clear();
                onChange(null);
                input.current?.focus();
              }}
            >
              <Trans>Remove photo</Trans>
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

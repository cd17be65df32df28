import { Trans } from '@lingui/react/macro';
import type { Language } from '@tarima/markets/table';
import { usePage } from '../../app-providers.tsx';
import { buildContentPath } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';

/** Path of the content page with the terms, below the locale. */
const termsPaths: Readonly<Record<Language, string>> = { es: 'legal/terminos', en: 'legal/terms' };

/** Id of the checkbox, to which the summary of errors links. */
export const termsId = 'accepts-terms';

/**
 * The checkbox for the terms and conditions, which open in a new tab so that the checkout stays (CHECKOUT-310), in the
 * native app in a dialog (NATIVE-53).
 */
export function TermsCheckbox({
  checked,
  hasError,
  onChange,
}: {
  checked: boolean;
  hasError: boolean;
  onChange: (checked: boolean) => void;
}) {
  const locale = useLocale();
  const { settings } = usePage();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={termsId}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required="true"
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${termsId}-error` : undefined}
          className="mt-3 size-5 shrink-0 accent-sea"
        />
        <span className="leading-snug">
          <label htmlFor={termsId} className="inline-flex min-h-11 items-center">
            <Trans>I accept the terms and conditions.</Trans>
          </label>{' '}
          <a
            href={buildContentPath(locale, termsPaths[locale.language])}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            <Trans>Read the terms</Trans>
            {!settings.nativeApp && (
              <span className="sr-only">
                {' '}
                <Trans>(opens in a new tab)</Trans>
              </span>
            )}
          </a>
        </span>
      </div>
      {hasError && (
        <p id={`${termsId}-error`} className="flex items-start gap-1.5 text-sm font-medium text-clay">
          <Icon name="alert" className="mt-0.5 size-4" />
          <Trans>Accept the terms and conditions to pay.</Trans>
        </p>
      )}
    </div>
  );
}

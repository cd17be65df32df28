import { useLingui } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import type { UseFormReturn } from 'react-hook-form';
import { extractDigits } from '../../digits.ts';
import { Field } from '../../ui/field.tsx';
import { detectBrand, formatCardNumber, formatExpiry, getCodeLength } from './card.ts';
import type { CardForm, CardFormProblem } from './card-form-schema.ts';
import { useCardMessage } from './card-messages.ts';

/** The fields of a new card, masked during input; their values are never stored. */
export function CardFields({ form }: { form: UseFormReturn<CardForm> }) {
  const { t } = useLingui();
  const messageFor = useCardMessage();
  const { errors } = form.formState;
  const number = form.watch('number');
  const brand = detectBrand(number);
  const errorOf = (field: keyof CardForm) => {
    const problem = errors[field]?.message as CardFormProblem | undefined;
    return problem && messageFor(problem);
  };
  const masked = (field: keyof CardForm, mask: (text: string) => string) => {
    const registered = form.register(field);
    return {
      ...registered,
      id: field,
      error: errorOf(field),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        const { value } = event.target;
        const shown = mask(value);
        const { selectionStart } = event.target;
        if (shown !== value) event.target.value = shown;
        // Keeps the caret in place when the text is edited in the middle.
        if (selectionStart !== null && selectionStart < value.length) {
          event.target.setSelectionRange(selectionStart, selectionStart);
        }
        return registered.onChange(event);
      },
    };
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="relative sm:col-span-2">
        <Field
          {...masked('number', formatCardNumber)}
          label={t`Card number`}
          inputMode="numeric"
          autoComplete="cc-number"
          enterKeyHint="next"
          className="figures text-lg"
        />
        {/* Beside the label, because on a narrow phone the digits need the full width of the field. */}
        <span aria-live="polite" className="absolute top-0 right-0 text-sm font-semibold text-ink-soft">
          {brand && getBrandName(brand)}
        </span>
      </div>
      <Field
        {...masked('expiry', formatExpiry)}
        label={t`Expiry date`}
        placeholder={t`MM/YY`}
        inputMode="numeric"
        autoComplete="cc-exp"
        enterKeyHint="next"
        maxLength={7}
        className="figures text-lg"
      />
      <Field
        {...masked('code', (text) => extractDigits(text).slice(0, 4))}
        label={t`Security code`}
        hint={getCodeLength(number) === 4 ? t`4 digits, on the front` : t`3 digits, on the back`}
        type="text"
        inputMode="numeric"
        autoComplete="cc-csc"
        enterKeyHint="next"
        className="text-lg [-webkit-text-security:disc]"
      />
      <div className="sm:col-span-2">
        {/* Removes characters that do not occur in names (PAYMENTS-16). */}
        <Field
          {...masked('holder', (text) => text.replace(/[^\p{L} .'’-]/gu, ''))}
          label={t`Name on card`}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={42}
        />
      </div>
    </div>
  );
}

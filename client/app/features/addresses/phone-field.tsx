import { useLingui } from '@lingui/react/macro';
import { getCallingCode } from '@tarima/markets/phone';
import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field, Select } from '../../ui/field.tsx';
import { listPhoneCountries } from './address-form-rules.ts';

/** Formats a calling code; countries of the North American plan share the 1 before their area code. */
const formatCallingCode = (callingCode: string) => `+${callingCode.replace(/^1(?=\d{3}$)/, '1 ')}`;

/** The phone number with its country; the form clears the number when the country changes (ADDRESSES-38). */
export function PhoneField({
  country,
  phone,
  error,
  enterKeyHint = 'done',
}: {
  country: UseFormRegisterReturn;
  phone: UseFormRegisterReturn & { id?: string };
  error: string | undefined;
  enterKeyHint?: 'next' | 'done';
}) {
  const { t } = useLingui();
  const { language, market } = useLocale();
  const countries = useMemo(() => listPhoneCountries(market.code, language), [market.code, language]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select {...country} label={t`Country code`} autoComplete="off">
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} {formatCallingCode(getCallingCode(code))}
          </option>
        ))}
      </Select>
      <Field
        {...phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint={enterKeyHint}
        label={t`Phone`}
        error={error}
      />
    </div>
  );
}

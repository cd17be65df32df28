import { Trans, useLingui } from '@lingui/react/macro';
import { nameLimit } from '@tarima/markets/onboarding-details';
import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocale } from '../../i18n/use-locale.ts';
import { Field, Select } from '../../ui/field.tsx';
import { PhoneField, TerritorySelect, useTerritoryNames } from '../addresses/index.ts';
import { BirthDateField, FormSection, NameFields } from '../person-form/index.ts';
import type { RegisterField, RegisterValues } from './register-rules.ts';

interface FieldsProps {
  readonly form: UseFormReturn<RegisterValues>;
  /** Properties of a text field that is cleaned when it is left. */
  text(
    field: 'firstName' | 'lastName' | 'email' | 'addressLine1' | 'addressLine2',
  ): Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'>;
  errorOf(field: RegisterField): string | undefined;
}

/** Name, identity document and date of birth; `children` follow the date. */
export function PersonFields({ form, text, errorOf, children }: FieldsProps & { children?: ReactNode }) {
  const { t } = useLingui();
  const { market } = useLocale();
  const idNumber = form.register('idNumber');
  return (
    <FormSection title={<Trans>About you</Trans>}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields firstName={text('firstName')} lastName={text('lastName')} maxLength={nameLimit} />
        <Select {...form.register('idType')} id="idType" label={t`Type of ID`} error={errorOf('idType')}>
          <option value="ID">{t`National ID card`}</option>
          <option value="AR">{market.code === 'CR' ? t`Residence card (DIMEX)` : t`Residence card`}</option>
          <option value="PP">{t`Passport`}</option>
        </Select>
        <Field
          {...idNumber}
          id="idNumber"
          label={t`ID number`}
          hint={t`Digits only`}
          error={errorOf('idNumber')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          className="figures"
          onChange={(event) => {
            // Dashes and spaces are how people write it; other characters are reported, never removed.
            event.target.value = event.target.value.replace(/[\s-]/g, '');
            return idNumber.onChange(event);
          }}
        />
        <BirthDateField {...form.register('birthDate')} error={errorOf('birthDate')} />
        {children}
      </div>
    </FormSection>
  );
}

/** Email address and phone number; `children` are below the email address. */
export function ContactFields({ form, text, errorOf, children }: FieldsProps & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Contact details</Trans>}>
      <Field
        {...text('email')}
        type="email"
        label={t`Email`}
        hint={t`We’ll send your membership number here.`}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      {children}
      <PhoneField
        country={form.register('phoneCountry', { onChange: () => form.setValue('phone', '') })}
        phone={{ ...form.register('phone'), id: 'phone' }}
        error={errorOf('phone')}
        enterKeyHint="next"
      />
    </FormSection>
  );
}

/** Where the member lives, in the market of the club. */
export function AddressFields({ form, text, errorOf }: FieldsProps) {
  const { t } = useLingui();
  const { market, language } = useLocale();
  const territoryName = useTerritoryNames();
  const [province, city] = form.watch(['province', 'city']);
  const choose = { shouldValidate: form.formState.isSubmitted, shouldDirty: true };
  return (
    <FormSection title={<Trans>Address in {market.name[language]}</Trans>}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TerritorySelect
          id="province"
          label={territoryName('province')}
          parentId={null}
          isReady
          chosenId={province?.id}
          error={errorOf('province')}
          onChoose={(territory) => {
            form.setValue('city', null);
            form.setValue('province', territory, choose);
          }}
        />
        <TerritorySelect
          // The options change with the province.
          key={province?.id}
          id="city"
          label={territoryName('city')}
          parentId={province?.id ?? null}
          isReady={province !== null}
          chosenId={city?.id}
          error={errorOf('city')}
          onChoose={(territory) => form.setValue('city', territory, choose)}
        />
      </div>
      <Field
        {...text('addressLine1')}
        label={t`Address`}
        hint={t`Street and number, or directions`}
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={200}
      />
      <Field
        {...text('addressLine2')}
        label={t`Apartment, building or other details (optional)`}
        autoComplete="address-line2"
        enterKeyHint="next"
        maxLength={200}
      />
    </FormSection>
  );
}

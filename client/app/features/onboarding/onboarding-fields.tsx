import { Trans, useLingui } from '@lingui/react/macro';
import { removeIllegalCharacters } from '@tarima/markets/applicant-rules';
import { nameLimit } from '@tarima/markets/onboarding-details';
import type { PasswordPolicy } from '@tarima/markets/password-policy';
import type { FocusEvent, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../addresses/index.ts';
import { MembershipNumberField } from './membership-number-field.tsx';
import type { OnboardingFormField, OnboardingValues } from './onboarding-rules.ts';

interface FieldsProps {
  readonly form: UseFormReturn<OnboardingValues>;
  errorOf(field: OnboardingFormField): string | undefined;
}

/** Properties of a text field, whose illegal characters are removed when it is left (MEMBERSHIP-65). */
function registerText({ form, errorOf }: FieldsProps, name: 'firstName' | 'lastName' | 'documentNumber' | 'email') {
  const field = form.register(name);
  return {
    ...field,
    id: name,
    error: errorOf(name),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const cleaned = removeIllegalCharacters(event.target.value);
      if (cleaned !== event.target.value) form.setValue(name, cleaned);
      return field.onBlur(event);
    },
  };
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** The membership, and the details by which the club recognises its holder. */
export function MemberFields(props: FieldsProps) {
  const { form, errorOf } = props;
  const { t } = useLingui();
  return (
    <>
      <Section title={<Trans>Your membership</Trans>}>
        <MembershipNumberField
          field={form.register('membershipNumber')}
          value={form.watch('membershipNumber')}
          error={errorOf('membershipNumber')}
        />
      </Section>
      <Section title={<Trans>Your details, as the club has them</Trans>}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...registerText(props, 'firstName')}
            label={t`First name`}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={nameLimit}
          />
          <Field
            {...registerText(props, 'lastName')}
            label={t`Last name`}
            autoComplete="family-name"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={nameLimit}
          />
          <DateField
            {...form.register('birthDate')}
            id="birthDate"
            label={t`Date of birth`}
            hint={t`Day, month and year: DD/MM/YYYY`}
            error={errorOf('birthDate')}
            autoComplete="bday"
            enterKeyHint="next"
          />
          <Field
            {...registerText(props, 'documentNumber')}
            label={t`ID number`}
            hint={t`National ID card, residence card or passport`}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
          />
        </div>
      </Section>
    </>
  );
}

/** How the member is reached and signs in. */
export function SignInFields({ policy, ...props }: FieldsProps & { policy: PasswordPolicy | undefined }) {
  const { form, errorOf } = props;
  const { t } = useLingui();
  return (
    <Section title={<Trans>How you’ll sign in</Trans>}>
      <Field
        {...registerText(props, 'email')}
        label={t`Email`}
        hint={t`We’ll send you a link to confirm it.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={254}
      />
      <PhoneField
        country={form.register('phoneCountry', { onChange: () => form.setValue('phone', '') })}
        phone={{ ...form.register('phone'), id: 'phone' }}
        error={errorOf('phone')}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={t`Password`}
        error={errorOf('password')}
        policy={policy}
        password={form.watch('password')}
        enterKeyHint="done"
      />
    </Section>
  );
}

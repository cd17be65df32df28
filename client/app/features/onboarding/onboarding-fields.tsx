import { Trans, useLingui } from '@lingui/react/macro';
import { nameLimit } from '@tarima/markets/onboarding-details';
import type { PasswordPolicy } from '@tarima/markets/password-policy';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../addresses/index.ts';
import { BirthDateField, FormSection, NameFields, registerCleanedField } from '../person-form/index.ts';
import { MembershipNumberField } from './membership-number-field.tsx';
import type { OnboardingFormField, OnboardingValues } from './onboarding-rules.ts';

interface FieldsProps {
  readonly form: UseFormReturn<OnboardingValues>;
  errorOf(field: OnboardingFormField): string | undefined;
}

/** Properties of a text field that is cleaned when it is left. */
const registerText = ({ form, errorOf }: FieldsProps, name: 'firstName' | 'lastName' | 'documentNumber' | 'email') =>
  registerCleanedField(form, name, errorOf(name));

/** The membership, and the details by which the club recognises its holder. */
export function MemberFields(props: FieldsProps) {
  const { form, errorOf } = props;
  const { t } = useLingui();
  return (
    <>
      <FormSection title={<Trans>Your membership</Trans>}>
        <MembershipNumberField
          field={form.register('membershipNumber')}
          value={form.watch('membershipNumber')}
          error={errorOf('membershipNumber')}
        />
      </FormSection>
      <FormSection title={<Trans>Your details on file at the club</Trans>}>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameFields
            firstName={registerText(props, 'firstName')}
            lastName={registerText(props, 'lastName')}
            maxLength={nameLimit}
          />
          <BirthDateField {...form.register('birthDate')} error={errorOf('birthDate')} />
          <Field
            {...registerText(props, 'documentNumber')}
            label={t`ID number`}
            hint={t`National ID card, residence card or passport`}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
          />
        </div>
      </FormSection>
    </>
  );
}

/** How the member is reached and signs in. */
export function SignInFields({ policy, ...props }: FieldsProps & { policy: PasswordPolicy | undefined }) {
  const { form, errorOf } = props;
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>How you’ll sign in</Trans>}>
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
    </FormSection>
  );
}

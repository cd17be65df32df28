import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { extractDigits } from '../../digits.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { useCanCreateIdentityQuery } from './onboarding.gen.ts';
import { useAccountSignInPath } from './use-account-sign-in-path.ts';

/**
 * The number of the membership. Once it has 14 digits, the field says whether an account can be created with it, and no
 * more (MEMBERSHIP-261).
 */
export function MembershipNumberField({
  field,
  value,
  error,
}: {
  field: UseFormRegisterReturn;
  value: string;
  error: string | undefined;
}) {
  const { t } = useLingui();
  const signIn = useAccountSignInPath();
  const membershipNumber = extractDigits(value);
  const canCreate = useCanCreateIdentityQuery({
    variables: { membershipNumber },
    skip: membershipNumber.length !== 14,
    context: handlesFailureInPlace,
  }).data?.canCreateIdentity;
  return (
    <div className="grid gap-1.5">
      <Field
        {...field}
        id="membershipNumber"
        label={t`Membership number`}
        hint={t`The 14 digits on your card or in your purchase email`}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        className="figures text-lg tracking-wide"
        onChange={(event) => {
          event.target.value = formatMembershipNumber(event.target.value);
          return field.onChange(event);
        }}
      />
      <div role="status" className="text-sm">
        {canCreate === true && (
          <p className="flex gap-1.5 font-medium text-leaf">
            <Icon name="check" className="mt-0.5 size-4" />
            <Trans>You can create an account with this number.</Trans>
          </p>
        )}
        {canCreate === false && (
          <p className="flex gap-1.5 font-medium text-clay">
            <Icon name="alert" className="mt-0.5 size-4" />
            <span>
              <Trans>
                You can’t create an account with this number. Check the digits. If you already have an account,{' '}
                <a href={signIn} className="underline">
                  sign in
                </a>
                .
              </Trans>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

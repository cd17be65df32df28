import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  listBrokenPasswordRules,
  listPasswordRules,
  type PasswordPolicy,
  type PasswordRule,
} from '@tarima/markets/password-policy';
import { type ComponentProps, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A new password that can be shown, with the rules of the policy and which of them it meets (MEMBERSHIP-155). */
export function NewPassword({
  id,
  policy,
  password,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'id'> & {
  id: string;
  /** Undefined while it is loading. */
  policy: PasswordPolicy | undefined;
  /** The current value. */
  password: string;
}) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <div className="relative">
        <Field
          {...field}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          aria-controls={id}
          className="absolute -top-3 right-0 min-h-11 px-2 text-sm font-semibold text-sea underline"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Trans>Hide password</Trans> : <Trans>Show password</Trans>}
        </button>
      </div>
      {policy && <PasswordRules label={t`Your password needs`} policy={policy} password={password} />}
    </div>
  );
}

function PasswordRules({ label, policy, password }: { label: string; policy: PasswordPolicy; password: string }) {
  const { i18n } = useLingui();
  const broken = listBrokenPasswordRules(password, policy);
  const texts: Readonly<Record<PasswordRule, MessageDescriptor>> = {
    MINIMUM_LENGTH: msg`At least ${policy.minimumLength} characters`,
    MAXIMUM_LENGTH: msg`At most ${policy.maximumLength} characters`,
    LOWERCASE: msg`A lowercase letter`,
    UPPERCASE: msg`A capital letter`,
    DIGIT: msg`A number`,
    ALLOWED_CHARACTERS: msg`Only letters without accents, numbers, dots and asterisks`,
  };
  return (
    <ul aria-label={label} className="grid gap-1 text-sm">
      {listPasswordRules(policy).map((rule) => {
        const isMet = password !== '' && !broken.includes(rule);
        return (
          <li
            key={rule}
            className={isMet ? 'flex items-start gap-1.5 text-leaf' : 'flex items-start gap-1.5 text-ink-soft'}
          >
            <Icon name={isMet ? 'check' : 'minus'} className="mt-0.5 size-4" />
            <span>
              {i18n._(texts[rule])}
              <span className="sr-only">: {isMet ? <Trans>done</Trans> : <Trans>still missing</Trans>}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

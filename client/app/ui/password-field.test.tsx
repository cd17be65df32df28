import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../testing/accessibility.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

const policy = { minimumLength: 8, maximumLength: 12, requiredCharacters: ['UPPERCASE', 'DIGIT'] } as const;

function Form({ error }: { error?: string }) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Code word"
      error={error}
      policy={policy}
      password={password}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
    />
  );
}

describe.each(readers)('the field for a new password in $code', (locale) => {
  it('ticks the rules of the policy that the password meets, while it is typed (MEMBERSHIP-155)', async () => {
    const { user, translate } = await renderInShop(<Form />, { locale });
    const rules = screen.getByRole('list', { name: translate('Password requirements') });
    const listMissing = () =>
      [...rules.querySelectorAll('li')]
        .filter((rule) => rule.textContent?.endsWith(translate('still missing')))
        .map((rule) => rule.textContent?.split(':')[0]);
    const length = (text: string, characters: number) => translate(text, { 0: characters });
    const allowed = translate('Only numbers, dots, asterisks and letters without accents');
    expect(listMissing()).toEqual([
      length('At least {0} characters', 8),
      translate('A capital letter'),
      translate('A number'),
      allowed,
    ]);
    const field = screen.getByLabelText('Code word');
    await user.type(field, 'Tarima');
    expect(listMissing()).toEqual([length('At least {0} characters', 8), translate('A number')]);
    await user.type(field, '.2026');
    expect(listMissing()).toEqual([]);
    await user.type(field, 'ñ');
    expect(listMissing()).toEqual([allowed]);
    await user.type(field, '7');
    expect(listMissing()).toEqual([allowed, length('At most {0} characters', 12)]);
  });

  it('shows and hides the password, and keeps it as it was typed (MEMBERSHIP-66)', async () => {
    const { user, translate } = await renderInShop(<Form error="Wrong." />, { locale });
    const field = screen.getByLabelText('Code word');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAccessibleDescription('Wrong.');
    await user.type(field, 'Ñandú 1');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: translate('Show password') }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('Ñandú 1');
    await user.click(screen.getByRole('button', { name: translate('Hide password') }));
    expect(field).toHaveAttribute('type', 'password');
    expect(await findViolations()).toEqual([]);
  });
});

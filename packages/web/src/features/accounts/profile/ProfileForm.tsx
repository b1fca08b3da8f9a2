import type { User } from '@pylon/contract/accounts/accounts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { browserSession } from '../../../api/browser-transport.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { AccountForm } from '../AccountForm.tsx';
import { fieldProblem, RULES } from '../field-rules.ts';
import { LENGTHS, NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { type Details, detailsOf, type ProfileFields, profileChange, untouched } from './profile-change.ts';

/**
 * Changes the profile. Another email signs the person out everywhere; another password signs out all other places.
 * @source docs/sources.md "Accounts and forms"
 */
export function ProfileForm({ user }: { readonly user: User }) {
  const call = useCall();
  const navigate = useNavigate();
  const known = useRef(detailsOf(user));
  const { field, text, handleSubmit, fill, typed, ...form } = useAccountForm<ProfileFields>({
    checks: {
      firstName: RULES.firstName,
      lastName: RULES.lastName,
      email: RULES.newEmail,
      newPassword: RULES.newPassword,
      currentPassword: (text: string, fields: ProfileFields) =>
        fieldProblem(text, { isRequired: profileChange(user, fields).needsPassword }),
    },
    async onSubmit(fields) {
      const { body, isNewPassword } = profileChange(user, fields);
      const changed = await call('updateUser', body);
      const session = browserSession();
      if (changed.user === null || changed.token === null) {
        // Not while it leaves, as elsewhere: the page of the sign-in sends away whoever is still signed in.
        await session.end();
        return navigate({ to: PATHS.login, search: { notice: 'email-changed' } });
      }
      await session.keep(changed.user, changed.token);
      // Fields show what is kept of them, unless somebody types on.
      known.current = fields;
      keepUp(detailsOf(changed.user));
      fill({ newPassword: '', currentPassword: '' });
      toasts.show('success', isNewPassword ? 'Your password was changed.' : 'Your profile was saved.');
    },
  });
  const keepUp = (now: Details) => {
    const here = { email: typed('email'), firstName: typed('firstName'), lastName: typed('lastName') };
    fill(untouched(here, known.current, now));
    known.current = now;
  };
  const follow = useEffectEvent(keepUp);
  useEffect(() => follow(detailsOf(user)), [user]);
  return (
    <AccountForm {...form} isPart label="Your details" onSubmit={handleSubmit} submitLabel="Save changes">
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField
          {...field('firstName')}
          label="First name"
          defaultValue={user.firstName ?? ''}
          autoComplete="given-name"
        />
        <InputField
          {...field('lastName')}
          label="Last name"
          defaultValue={user.lastName ?? ''}
          autoComplete="family-name"
        />
      </div>
      <InputField
        {...field('email')}
        label="Email"
        type="email"
        autoCapitalize="none"
        defaultValue={user.email ?? ''}
        autoComplete="username"
        help="Another email signs you out everywhere."
      />
      <NewPasswordField
        {...field('newPassword')}
        text={text('newPassword')}
        label="New password"
        help={`${LENGTHS}. Signs you out everywhere else.`}
      />
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        help="For another email or password."
      />
    </AccountForm>
  );
}

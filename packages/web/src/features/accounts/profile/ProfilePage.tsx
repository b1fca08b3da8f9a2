import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-user.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ApiKeyList } from '../api-keys/ApiKeyList.tsx';
import { PasskeyList } from '../passkeys/PasskeyList.tsx';
import { WebhookList } from '../webhooks/WebhookList.tsx';
import { EmailState } from './EmailState.tsx';
import { MyData } from './MyData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';

/** The account of the person: who one is, the plan, where one is signed in, and what is stored. */
export function ProfilePage({ plan, notices }: { readonly plan: ReactNode; readonly notices: ReactNode }) {
  const user = useUser();
  if (!user)
    return (
      <main id="main">
        <h1 className="sr-only">Profile</h1>
        <EmptyState
          message="You are not signed in"
          hint="A profile belongs to an account. What you make without one stays in this browser."
          action={
            <Link to={PATHS.login} search={{ from: PATHS.profile }} className={buttonClass('primary')}>
              Sign in
            </Link>
          }
        />
      </main>
    );
  return (
    <main id="main" className="mx-auto flex w-full max-w-3xl flex-col gap-10">
      <header className="border-edge border-b pb-4">
        <h1>Profile</h1>
        <p className="pt-1 text-lg text-muted">{user.email}</p>
        <EmailState isVerified={user.isEmailVerified} />
      </header>
      <Part id="details" title="Your details">
        <ProfileForm key={`${user.id} ${user.email}`} user={user} />
      </Part>
      {plan && (
        <Part id="plan" title="Your plan">
          {plan}
        </Part>
      )}
      <Part id="notices" title="What you are told">
        {notices}
      </Part>
      <Part id="passkeys" title="Passkeys">
        <PasskeyList />
      </Part>
      <Part id="sessions" title="Where you are signed in">
        <SessionList />
      </Part>
      <Part id="api-keys" title="Your own programs">
        <ApiKeyList />
      </Part>
      <Part id="webhooks" title="Webhooks">
        <WebhookList />
      </Part>
      <Part id="data" title="Your data">
        <MyData />
      </Part>
    </main>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-4 border-hairline not-last:border-b not-last:pb-10 md:grid-cols-[12rem_1fr] md:gap-8"
  >
    <PartTitle id={id} title={title} />
    <div className="min-w-0">{children}</div>
  </section>
);

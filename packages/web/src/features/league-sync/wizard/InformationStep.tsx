import { CONNECTOR_NAMES } from '@pylon/contract/league-sync/connector-names';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { textLink } from '../../../widgets/league/text-link.ts';
import { leaveFor } from '../leave-for.ts';
import { PlatformMark } from '../PlatformMark.tsx';
import {
  type ConnectorForm,
  connectorForm,
  connectorSettings,
  type FieldName,
  fieldProblem,
  isReady,
  type Typed,
  teamUrl,
} from './connector-forms.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { SignInThere } from './SignInThere.tsx';
import { WizardLink } from './WizardLink.tsx';
import { placeOf } from './wizard-steps.ts';

export interface InformationStepProps {
  readonly platform: OutsidePlatformId;
  /** The account is connected: its leagues come next. */
  readonly onConnected: (accountId: string) => void;
  /** The league of a team's page is being read. */
  readonly onSynced: () => void;
  /** Goes to the sign-in of a platform; the browser does unless told. */
  readonly leave?: (address: string) => void;
}

/** Step 2: what the platform asks for. */
export function InformationStep({ platform, onConnected, onSynced, leave = leaveFor }: InformationStepProps) {
  const label = PLATFORM_LABELS[platform];
  const form = connectorForm(platform, label);
  return (
    <section aria-labelledby="information" className="flex max-w-xl flex-col gap-5">
      <div className="flex items-center gap-4">
        <PlatformMark platform={platform} isLarge />
        <h2 id="information" className="text-xl">
          Connect my {label.replace(/ Leagues$/, '')} Leagues
        </h2>
      </div>
      {form ? (
        <ConnectForm platform={platform} form={form} onConnected={onConnected} onSynced={onSynced} leave={leave} />
      ) : (
        <SignInThere platform={platform} />
      )}
      {platform !== 'espn' && <ConnectedAlready platform={platform} />}
    </section>
  );
}

/** What a browser may fill in. */
const KINDS: Readonly<Record<FieldName, { readonly type: string; readonly autoComplete: string }>> = {
  username: { type: 'text', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
};

function ConnectForm({
  platform,
  form: { prompt, fields, note },
  onConnected,
  onSynced,
  leave,
}: Required<InformationStepProps> & { readonly form: ConnectorForm }) {
  const [typed, setTyped] = useState<Typed>({});
  const connecting = useConnect({ platform, onConnected, onSynced, leave });
  const canSend = isReady(platform, fields, typed);
  const type = (name: FieldName, text: string) => {
    setTyped({ ...typed, [name]: text });
    connecting.reset();
  };
  return (
    <Form
      aria-labelledby="information"
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={() => canSend && connecting.mutate(typed)}
    >
      <p className="text-base">{prompt}</p>
      {platform === 'espn' && <PublicLeaguesCard />}
      {fields.map(({ name, label, placeholder }) => {
        const Field = name === 'password' ? PasswordField : InputField;
        return (
          <Field
            key={name}
            {...KINDS[name]}
            label={label}
            autoCapitalize="none"
            {...(placeholder === undefined ? {} : { placeholder })}
            value={typed[name] ?? ''}
            problem={fieldProblem(platform, name, typed)}
            onChange={(event) => type(name, event.target.value)}
          />
        );
      })}
      {note !== null && <p className="text-muted text-sm">{note}</p>}
      {connecting.error && <FailurePanel failure={connecting.error} of={platform === 'espn' ? 'sync' : 'connect'} />}
      <Button type="submit" kind="primary" isBusy={connecting.isPending} disabled={!canSend} className="self-start">
        Continue
      </Button>
    </Form>
  );
}

/** What comes after a form: the leagues of an account, the sign-in at the platform, or a league that is being read. */
type Next = { readonly accountId: string } | { readonly address: string } | 'synced';

/** Connects the account, or goes to the sign-in there; the league of a team's page is synced at once. */
function useConnect({ platform, onConnected, onSynced, leave }: Required<InformationStepProps>) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (typed: Typed): Promise<Next> => {
      if (platform === 'espn') {
        const fantasyConnectorLeagueIds = [teamUrl(typed.url ?? '') ?? ''];
        await call('syncLeagues', { userFantasyAccountId: null, fantasyConnectorLeagueIds });
        return 'synced';
      }
      const fantasyConnector = CONNECTOR_NAMES[platform];
      const { fantasyAccount, redirectURL } = await call('connectAccount', {
        fantasyConnector,
        ...connectorSettings(platform, typed),
      });
      if (fantasyAccount) return { accountId: fantasyAccount.id };
      if (redirectURL === null) throw new Error('neither an account nor a sign-in came back');
      return { address: redirectURL };
    },
    onSuccess: (next) => {
      if (next === 'synced') onSynced();
      else if ('address' in next) leave(next.address);
      else onConnected(next.accountId);
    },
    // An account that is connected already is refused, and its sign-in is new all the same.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['listFantasyAccounts'] }),
  });
}

const PublicLeaguesCard = () => (
  <div className="flex flex-col gap-2 border-edge border-l-[3px] px-4 py-1 text-base">
    <p>League sync is for public leagues only. A private league must be switched to public first.</p>
    <ol className="list-decimal pl-5 text-muted">
      <li>Ensure your league is public.</li>
      <li>Navigate to ‘My Team’.</li>
      <li>Grab the team URL.</li>
    </ol>
  </div>
);

/** Accounts of the platform that there are: their leagues need no form. */
function ConnectedAlready({ platform }: { readonly platform: OutsidePlatformId }) {
  const { data } = useQuery(answer('listFantasyAccounts', {}));
  const accounts = data?.fantasyAccounts.filter(
    ({ fantasyConnector, needsSignIn }) => fantasyConnector === CONNECTOR_NAMES[platform] && !needsSignIn,
  );
  if (!accounts || accounts.length === 0) return null;
  return (
    <div className="border-hairline border-t pt-4">
      <h3 className="text-lg">Connected already</h3>
      <ul>
        {accounts.map(({ id, name }) => (
          <li key={id}>
            <WizardLink place={placeOf(platform, id)} className={textLink}>
              Leagues of {name}
            </WizardLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

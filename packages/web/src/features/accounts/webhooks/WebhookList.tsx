import { MOST_WEBHOOKS, WEBHOOK_EVENT_NAMES } from '@pylon/contract/accounts/webhook-rules';
import type { Webhook } from '@pylon/contract/accounts/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer, Input } from '../../../api/call.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { HELP_ARTICLES } from '../../../widgets/help/help-articles.ts';
import { ProfileList } from '../../../widgets/profile/ProfileList.tsx';
import { Unanswered } from '../../../widgets/profile/Unanswered.tsx';
import { moment } from '../mails/moment.ts';
import { textLink } from '../mails/text-link.ts';
import { useProof } from '../passkeys/use-proof.tsx';
import { deliveryWords } from './delivery-words.ts';

const NewWebhookDialog = lazyPart(() => import('./NewWebhookDialog.tsx'), 'NewWebhookDialog');
const ChangeWebhookDialog = lazyPart(() => import('./ChangeWebhookDialog.tsx'), 'ChangeWebhookDialog');

/** Milliseconds between two looks at deliveries that are on their way. */
const LOOK_MS = 2_000;

const isUnderWay = ({ deliveries }: Answer<'listWebhooks'>): boolean =>
  deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0);

/** The addresses that are told of the person's events, and what was sent to them last. */
export function WebhookList() {
  const call = useCall();
  const answers = useQueryClient();
  const { withProof, dialog } = useProof();
  const [isAdding, setIsAdding] = useState(false);
  const [changing, setChanging] = useState<Webhook | null>(null);
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  const { data, error, refetch } = useQuery({
    ...answer('listWebhooks', {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && LOOK_MS,
  });
  const askAnew = () => answers.invalidateQueries({ queryKey: ['listWebhooks'] });
  const testing = useMutation({
    mutationFn: (id: string) => call('testWebhook', { id }),
    onError: sayFailure,
    onSettled: askAnew,
  });
  const saving = useMutation({
    mutationFn: (webhook: Input<'updateWebhook'>) => call('updateWebhook', webhook),
    onSuccess: () => {
      setChanging(null);
      toasts.show('success', 'The webhook was changed.');
    },
    onError: sayFailure,
    onSettled: askAnew,
  });
  const deleting = useMutation({
    mutationFn: (id: string) => call('deleteWebhook', { id }),
    onSuccess: () => toasts.show('success', 'The webhook was deleted.'),
    onError: sayFailure,
    onSettled: async () => {
      setLeaving(null);
      await askAnew();
    },
  });
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const add = async (webhook: Input<'createWebhook'>): Promise<string | null> => {
    const made = await withProof(() => call('createWebhook', webhook));
    await askAnew();
    return made?.secret ?? null;
  };
  const replaceSecret = async (id: string): Promise<string | null> => {
    try {
      return (await withProof(() => call('replaceWebhookSecret', { id })))?.secret ?? null;
    } catch (failure) {
      sayFailure(failure);
      return null;
    }
  };
  const { webhooks, deliveries } = data;
  const hostOf = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        A webhook tells a program of yours what happens here when it happens. It is posted to an address that you name,
        and signed, so that nobody else can send it.{' '}
        <Link to={PATHS.article} params={{ slug: HELP_ARTICLES.webhooks }} className={textLink}>
          How it works
        </Link>
      </p>
      <ProfileList
        label="Webhooks"
        things={webhooks}
        row={(webhook) => ({
          title: webhook.url,
          facts: `${webhook.events.map((event) => WEBHOOK_EVENT_NAMES[event]).join(', ')} · added ${moment(webhook.createdAt)}`,
          problem: silenceWords(webhook),
          acts: [
            {
              name: 'Send a test',
              isBusy: testing.isPending && testing.variables === webhook.id,
              onPress: () => testing.mutate(webhook.id),
            },
            { name: 'Change', onPress: () => setChanging(webhook) },
            { name: 'Delete', onPress: () => setLeaving(webhook) },
          ],
        })}
      />
      {webhooks.length < MOST_WEBHOOKS && <Button onClick={() => setIsAdding(true)}>Add a webhook</Button>}
      {deliveries.length > 0 && (
        <section aria-labelledby="deliveries" className="w-full">
          <h3 id="deliveries" className="label">
            Sent last
          </h3>
          <ul aria-labelledby="deliveries" className="border-hairline border-t">
            {deliveries.map((delivery) => (
              <li
                key={delivery.id}
                className="flex flex-wrap items-baseline gap-x-4 border-hairline border-b py-2 text-sm tabular-nums"
              >
                <span className="min-w-0 grow">
                  <code>{delivery.type}</code>{' '}
                  <span className="wrap-anywhere text-muted">
                    to {hostOf.get(delivery.webhookId)} · {moment(delivery.createdAt)}
                  </span>
                </span>
                <span>{deliveryWords(delivery)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdding && <NewWebhookDialog onSubmit={add} onClose={() => setIsAdding(false)} />}
      {changing && (
        <ChangeWebhookDialog
          webhook={changing}
          isBusy={saving.isPending}
          onSave={(webhook) => saving.mutate(webhook)}
          onReplaceSecret={() => replaceSecret(changing.id)}
          onClose={() => setChanging(null)}
        />
      )}
      <ConfirmDialog
        title="Delete this webhook?"
        text={`Nothing is sent to ${leaving ? (hostOf.get(leaving.id) ?? '') : ''} from now on, and what waits is not sent either.`}
        action="Delete"
        isOpen={leaving !== null}
        isBusy={deleting.isPending}
        onConfirm={() => leaving && deleting.mutate(leaving.id)}
        onClose={() => setLeaving(null)}
      />
      {dialog}
    </div>
  );
}

/** Why nothing is sent to an address; null while it is. */
function silenceWords({ isOn, givenUpAt }: Webhook): string | null {
  if (isOn) return null;
  return givenUpAt === null
    ? 'Off: nothing is sent to it.'
    : `Switched off ${moment(givenUpAt)}: it did not take what was sent, again and again.`;
}

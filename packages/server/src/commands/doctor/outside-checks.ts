// Who outside is needed: the broker, the mail server, who takes payments, and the platforms of leagues.

import { isUnsupported, type Platform } from '@pylon/connectors/platform';
import { platforms } from '@pylon/connectors/platforms';
import { PLAN_IDS } from '@pylon/contract/payments/plans';
import { brokerProblem } from '../../channels/redis-channels.ts';
import type { Config } from '../../config.ts';
import { mailServerProblem } from '../../outside/mail/smtp-mailer.ts';
import type { PaymentProvider } from '../../outside/payments/provider.ts';
import { attend, broken, type Finding, well } from './finding.ts';

/** Whether the broker carries messages; nothing where the database does. */
export async function broker({ brokerUrl }: Config): Promise<readonly Finding[]> {
  if (brokerUrl === null) return [];
  const problem = await brokerProblem(brokerUrl);
  return problem === null
    ? [well('broker', 'carries live events and used limits')]
    : [
        broken(
          'broker',
          `The broker carries nothing, and live events are late: ${problem}`,
          'Look at PYLON_BROKER_URL: host, port, name and password, and whether channels of pylon: are open to it.',
        ),
      ];
}

/** Whether mails go out. */
export async function mail({ mail: settings, publicUrl }: Config): Promise<Finding> {
  if (settings === null)
    return publicUrl === null
      ? well('mail', 'kept for a week, and not sent')
      : attend('mail', 'No mail is sent: nobody can set a new password.', 'Set PYLON_SMTP_URL and PYLON_MAIL_FROM.');
  const problem = await mailServerProblem(settings.smtpUrl);
  return problem === null
    ? well('mail', `sent from ${settings.from}`)
    : broken(
        'mail',
        `The mail server takes nothing: ${problem}`,
        'Look at PYLON_SMTP_URL: host, port, name and password.',
      );
}

/** Whether plans can be paid for, at prices that the provider knows. */
export async function payment(config: Config, provider: PaymentProvider | null): Promise<Finding> {
  if (!config.hasPlans) return well('payment', 'no plans: everything is open to everybody');
  if (provider === null || config.stripe === null)
    return config.publicUrl !== null && config.hasTestCheckout
      ? attend(
          'payment',
          'The test checkout gives plans away for nothing.',
          'Set the PYLON_STRIPE_ settings, or PYLON_PLANS=off.',
        )
      : well('payment', config.hasTestCheckout ? 'test checkout: no money is taken' : 'plans cannot be bought here');
  try {
    const unknown: string[] = [];
    for (const plan of PLAN_IDS) if (!(await provider.price(plan))?.isOnSale) unknown.push(plan);
    return unknown.length === 0
      ? well('payment', `${provider.name} knows every price`)
      : broken('payment', `${provider.name} does not sell ${unknown.join(', ')}`, 'Look at PYLON_STRIPE_PRICES.');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return broken('payment', `${provider.name} does not answer: ${why}`, 'Look at PYLON_STRIPE_KEY.');
  }
}

/** Which platforms leagues can come from. */
export function leagues({ platformKeys, experimentalPlatforms }: Config): Finding {
  const network = { memory: new Map() } as unknown as Parameters<typeof platforms>[0]; // nothing is asked
  const all = platforms(network, platformKeys);
  const isOn = ({ id, connect, assumption }: Platform) =>
    !isUnsupported(connect) &&
    !('begin' in connect && !connect.isSetUp) &&
    (assumption === null || experimentalPlatforms.some((each) => each === id));
  const [on, off] = [all.filter(isOn), all.filter((platform) => !isOn(platform) && !isUnsupported(platform.connect))];
  const what = `on: ${on.map(({ id }) => id).join(', ')}`;
  return off.length === 0
    ? well('platforms', what)
    : well('platforms', `${what}; off: ${off.map(({ id }) => id).join(', ')} (docs/platforms.md says what each needs)`);
}

import type { OperatorMail } from '@pylon/contract/operator/operator-view';
import { many } from '../../widgets/player/display.ts';
import { age } from './ages.ts';

/** Whether mails go out. */
export const Mails = ({ mail, at }: { readonly mail: OperatorMail; readonly at: string }) => (
  <p className="text-base">
    {mail.isSent ? 'Mails are sent.' : 'No mail server is set: mails are kept, and nobody gets them.'}{' '}
    {mail.waiting === 0 ? 'None waits' : `${many(mail.waiting, 'mail')} waiting`}
    {mail.waitsSince !== null && `, the oldest due for ${age(mail.waitsSince, at)}`};{' '}
    {mail.failed === 0 ? (
      'none was given up.'
    ) : (
      <span className="font-semibold text-bad">{many(mail.failed, 'mail')} given up.</span>
    )}
  </p>
);

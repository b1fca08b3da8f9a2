import { ClientOnly } from '@tanstack/react-router';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { TableHead } from '../../../widgets/table/TableHead.tsx';
import { Outbox } from './Outbox.tsx';

/** For people who try the product on their own machine: the mails that it would have sent. */
export const OutboxPage = () => (
  <main id="main" className="flex max-w-3xl flex-col gap-6">
    <TableHead title="Outbox" question="Mails that were written but not sent, since no mail server is configured." />
    <ClientOnly fallback={<SkeletonRows rows={4} />}>
      <Outbox />
    </ClientOnly>
  </main>
);

import { settingsHere } from '../../config.ts';
import { type Report, said } from '../operator/report.ts';
import { examine, tell } from './doctor.ts';

/** `doctor`: ends with status 1 where something is broken. */
export async function doctorCommand(): Promise<Report> {
  const findings = await examine(settingsHere(), new Date(), async ({ stripe }) =>
    stripe === null
      ? null
      : (await import('../../outside/payments/stripe/stripe-payments.ts')).stripePayments(stripe).provider,
  );
  if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1;
  return said(tell(findings), findings);
}

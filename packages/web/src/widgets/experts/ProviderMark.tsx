import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';

const LABELS: Readonly<Record<string, string | undefined>> = ADP_PROVIDER_LABELS;

/** What stands for a platform's name. @example providerLetters('rtsports') // → 'RTS' */
function providerLetters(provider: string): string {
  const label = LABELS[provider] ?? provider;
  const capitals = label.replace(/[^A-Z0-9]/g, '');
  return (capitals === '' ? label.slice(0, 1).toUpperCase() : capitals).slice(0, 4);
}

/**
 * A platform by its letters: the product ships nobody's artwork. It stands beside the platform's name, never in its
 * place. The letters are drawn, not written, so that they are no part of what the button around them is called.
 */
export const ProviderMark = ({ provider }: { readonly provider: string }) => (
  <span
    aria-hidden
    data-letters={providerLetters(provider)}
    className="before:content-[attr(data-letters)] scoreboard inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border border-edge bg-raised px-1 font-semibold text-ink text-xs leading-none"
  />
);

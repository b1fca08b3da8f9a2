/** Kinds of drafts of which average positions are told apart. */
export const ADP_FORMATS = [
  'standard',
  'half-ppr',
  'ppr',
  'best-ball',
  'superflex',
  'dynasty',
  'dynasty-superflex',
  'rookie',
  'guillotine',
] as const;
export type AdpFormat = (typeof ADP_FORMATS)[number];

export const ADP_FORMAT_LABELS: Readonly<Record<AdpFormat, string>> = {
  standard: 'Standard',
  'half-ppr': 'Half PPR',
  ppr: 'PPR',
  'best-ball': 'Best Ball',
  superflex: 'Superflex',
  dynasty: 'Dynasty',
  'dynasty-superflex': 'Dynasty SF',
  rookie: 'Rookie',
  guillotine: 'Guillotine',
};

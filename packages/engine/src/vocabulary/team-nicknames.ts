/** What people call teams besides market and name, in the form of a plain name, by our code. Most have nothing else. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  ARI: ['cards'],
  ATL: ['dirty birds'],
  BUF: ['bills mafia'],
  CAR: ['cats'],
  CIN: ['cincy'],
  CLE: ['dawg pound'],
  DAL: ['boys'],
  DEN: ['broncs'],
  GB: ['pack'],
  IND: ['indy'],
  JAX: ['jags'],
  LAC: ['bolts'],
  LV: ['vegas'],
  MIA: ['fins', 'phins'],
  MIN: ['vikes'],
  NE: ['pats'],
  NO: ['nola'],
  NYG: ['big blue', 'gmen'],
  NYJ: ['gang green'],
  PHI: ['philly', 'birds'],
  SEA: ['hawks'],
  SF: ['niners', '9ers'],
  TB: ['bucs'],
  WAS: ['commies', 'dc'],
};

/** @example nicknamesOf('SF') // → ['niners', '9ers'] */
export const nicknamesOf = (teamId: string): readonly string[] => NICKNAMES[teamId] ?? [];

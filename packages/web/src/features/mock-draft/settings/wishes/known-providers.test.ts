import { expect, test } from 'vitest';
import { DEFAULT_WISHES } from './draft-wishes.ts';
import { providerOptions, withKnownProvider } from './known-providers.ts';

const known = [
  { id: 'sleeper', asOf: '2026-08-20', since: '2021-08-01' },
  { id: 'yahoo', asOf: null, since: '2024-08-02' },
  { id: 'underdog', asOf: null, since: null },
] as const;

test('a provider without numbers of the season cannot be chosen and says since when it has had any', () => {
  const options = ['consensus', 'sleeper', 'yahoo', 'underdog'].map((value) => ({ value, label: value }));
  expect(providerOptions(options, known, 2026)).toEqual([
    { value: 'consensus', label: 'consensus' },
    { value: 'sleeper', label: 'sleeper' },
    { value: 'yahoo', label: 'yahoo: – (none for 2026, any since Aug 2, 2024)', isEmpty: true },
    { value: 'underdog', label: 'underdog: – (none for 2026, never any so far)', isEmpty: true },
  ]);
});

test('wishes for a provider without numbers are wishes for the consensus, any others stay', () => {
  const wished = (adpProviderName: string) => withKnownProvider({ ...DEFAULT_WISHES, adpProviderName }, known);
  expect(wished('underdog').adpProviderName).toBe('consensus');
  expect(wished('sleeper').adpProviderName).toBe('sleeper');
  expect(withKnownProvider({ ...DEFAULT_WISHES, adpProviderName: 'underdog' }, []).adpProviderName).toBe('underdog');
});

import { storedValue } from '../../ui/stored-value.ts';

/**
 * The league that was chosen last in this browser, in a tool or in the hub; null for none.
 * @source docs/sources.md "Start or sit"
 */
export const chosenLeague = storedValue('league_hub_league_id', (text) => {
  try {
    const id: unknown = JSON.parse(text ?? 'null');
    return typeof id === 'string' ? id : null;
  } catch {
    return text; // another part of the product may keep the bare id
  }
});

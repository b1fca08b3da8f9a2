/** Moments as the person's own clock has them: what shows them is drawn in the browser alone. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** @param text ISO 8601 */
export const moment = (text: string): string => MOMENT.format(new Date(text));

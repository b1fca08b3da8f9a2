/**
 * The correlation that the model of rookie runners was to reach: what others name for models that know college careers.
 *
 * @source analysis/rookie-runners
 */
export const ROOKIE_AIM = 0.72;

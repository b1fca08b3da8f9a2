import { browserSession } from './browser-transport.ts';

/**
 * To be called when what a person may see has changed: a plan was bought, changed or has ended. The user and every
 * answer on the screen are asked for anew, in this tab and in all others, without a reload.
 *
 * @returns when the answers on this tab's screen have come
 */
export const refreshPerson = (): Promise<void> => browserSession().announceRights();

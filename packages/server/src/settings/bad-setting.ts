/** Says in one line, which names the setting, why its value is refused. */
export class BadSetting extends Error {}

// `npm run almanac -- <command>`: the almanac's commands, see packages/server/src/commands/almanac.ts.
import '../packages/server/src/commands/almanac.ts';

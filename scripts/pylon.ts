// `npm run pylon -- <command>`: the operator's commands, see packages/server/src/commands/pylon.ts.
import '../packages/server/src/commands/pylon.ts';

// Opens one screen as a new page does, for the member in the environment, and prints what it read.
import { backend } from '#backend/index.ts';
import { sessionListed } from './emulated-backend.ts';
import { PASSWORD } from './history.ts';
import { readsSoFar, startCounting, untilQuiet } from './reads.ts';
import { open } from './screens.ts';

const [screen = ''] = process.argv.slice(2);
const uid = process.env['TESSERA_BENCH_UID'] ?? '';
const opened = await backend();
await opened.logIn(`${uid}@mail.example`, PASSWORD);
// The log-in of the day lists the session. The pages of that day have the same one.
const stop = opened.watchSession(
  () => undefined,
  (error) => {
    throw error;
  },
);
await sessionListed;
await untilQuiet();
stop();
startCounting();
await open(screen);
await untilQuiet();
console.log(JSON.stringify(readsSoFar()));
process.exit(0);

// Opens one screen as a new page does, for the member in the environment, and prints what it read.
import { backend } from '#backend/index.ts';
import { PASSWORD } from './history.ts';
import { readsSoFar, startCounting } from './reads.ts';
import { open } from './screens.ts';

const [screen = ''] = process.argv.slice(2);
const uid = process.env['TESSERA_BENCH_UID'] ?? '';
const opened = await backend();
await opened.logIn(`${uid}@mail.example`, PASSWORD);
startCounting();
await open(screen);
console.log(JSON.stringify(readsSoFar()));
process.exit(0);

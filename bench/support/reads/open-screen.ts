// Opens one screen as a new page does, for the member in the environment, and prints how many documents it read.
import { backend } from '#backend/index.ts';
import { present } from '#stores/remote-data.ts';
import { PASSWORD } from './history.ts';
import { readsSoFar, startCounting } from './reads.ts';
import { background, storesOf } from './screens.ts';

const [screen = ''] = process.argv.slice(2);
const uid = process.env['TESSERA_BENCH_UID'] ?? '';
const opened = await backend();
await opened.logIn(`${uid}@mail.example`, PASSWORD);
startCounting();
for (const store of background) store.listen(() => undefined);
const stores = storesOf(screen);
// Watch all of them until the last has its value, as the screen does.
for (const store of stores) store.listen(() => undefined);
await Promise.all(stores.map((store) => present(store)));
console.log(readsSoFar());
process.exit(0);

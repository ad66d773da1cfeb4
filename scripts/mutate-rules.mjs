// Checks that the tests of firestore.rules notice a mistake: changes the rules by one step at a time
// (scripts/rules/mutants.mjs) and runs every case of tests/firebase/rules/attempts.ts against each change. A change
// that no case notices survives and fails this check: either a test is missing, or a condition is not needed.
//
//   npm run test:rules:mutants [-- slots lines]      of these collections alone
import { readFileSync } from 'node:fs';
import { ATTEMPTS } from '#tests/firebase/rules/attempts.ts';
import { openBench } from '#tests/firebase/rules/bench.ts';
import { startEmulators } from './emulators/start.mjs';
import { mutantsOf } from './rules/mutants.mjs';

/** Characters that the emulator's table of Unicode has among the controls already (`\p{C}`), and one that a space replaces. */
const KNOWN_CONTROLS = [
  ...['17B4 → 17B5', '17B5 → 17B4', '2060 → 205F', '2060 → 2061', '206F → 206E', 'FE00 → FDFF'],
  ...['E0000 → DFFFF', 'E0000 → E0001', 'E0FFF → E0FFE', 'E0FFF → E1000'],
];

/** Changes without an effect, each with the reason. They are not tried. */
const WITHOUT_EFFECT = [
  // A proof needs a `proofAt` of the same time on its deposit, so both are written in one batch, and the deposit's rule
  // allows only its member to do that. The condition stays, so that neither rule depends on the other.
  { block: 'proofs', methods: null, change: 'without: isMember(uid)' },
  // A username is made in one batch with its account and its skeleton. Their rules allow only the same member, and want the
  // username to hold the uid alone.
  { block: 'usernames', methods: 'create', change: 'without: isMember(request.resource.data.uid)' },
  { block: 'usernames', methods: null, change: "without: request.resource.data.keys().hasOnly(['uid'])" },
  // An account goes in one batch with its tombstone, which only its member writes.
  { block: 'accounts', methods: 'delete', change: 'without: isMember(uid)' },
  // The end of a suspension is recorded in the same batch, and the record's rule wants the account without one.
  { block: 'accounts', methods: 'update', change: 'without: !isSuspended(request.resource.data)' },
  // No query proves that all it finds are the person's own.
  { block: 'tombstones', methods: 'get', change: 'get → read' },
  { block: 'operators', methods: 'get', change: 'get → read' },
  { block: 'noticeCounts', methods: 'get', change: 'get → read' },
  // Each text is matched by a pattern as well, which only a string survives.
  { block: 'all', methods: null, change: 'without: value is string' },
  ...KNOWN_CONTROLS.map((change) => ({ block: 'all', methods: null, of: 'isPlain', change })),
];

/** Projects in the one emulator, each with its own share of the mutants. */
const LANES = 4;

const chosen = process.argv.slice(2);
const rules = readFileSync('firestore.rules', 'utf8');
const mutants = mutantsOf(rules).filter(
  ({ block, methods, change, of }) =>
    (chosen.length === 0 || chosen.includes(block)) &&
    !WITHOUT_EFFECT.some(
      (known) =>
        known.block === block &&
        known.methods === methods &&
        known.change === change &&
        (known.of ?? of) === of,
    ),
);
const attempts = Object.values(ATTEMPTS)
  .flat()
  .map((attempt) => {
    const paths = [attempt.what]
      .flat()
      .flatMap(({ data: _, ...path }) => Object.values(path))
      .filter((value) => typeof value === 'string');
    return {
      ...attempt,
      isRead: !Array.isArray(attempt.what),
      collections: new Set(paths.flatMap((path) => path.split('/'))),
    };
  });

const { env, stop } = await startEmulators();
Object.assign(process.env, env);
const begun = Date.now();
const waiting = [...mutants];
const results = [];
await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)));
await stop();
report();

async function work(lane) {
  const bench = await openBench(`demo-tessera-mutants-${lane}`, rules);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    await bench.load(mutant.rules);
    const killer = await firstToNotice(bench, mutant);
    results.push({ ...mutant, killer });
    if (killer === null) console.log(`survived: line ${mutant.line}: ${mutant.change}`);
    if (results.length % 50 === 0) console.log(`${results.length} of ${mutants.length}`);
  }
  await bench.close();
}

/** @returns the title of the first case whose outcome is wrong, if any */
async function firstToNotice(bench, mutant) {
  for (const attempt of likeliestFirst(mutant)) {
    if ((await bench.isAllowed(attempt)) !== attempt.mayBe) return attempt.title;
  }
  return null;
}

/**
 * A rule that allows more is most likely noticed by cases that must be denied, in the collection that the rule is
 * about. All others run after these.
 */
function likeliestFirst({ allowsMore, block, methods }) {
  const isOfReading = /read|get|list/.test(methods);
  const rank = ({ mayBe, isRead, collections }) =>
    4 * Number(isRead !== isOfReading) + 2 * Number(!collections.has(block)) + Number(mayBe === allowsMore);
  return attempts.toSorted((one, other) => rank(one) - rank(other));
}

function report() {
  const survivors = results.filter(({ killer }) => killer === null);
  const blocks = Map.groupBy(results, ({ block }) => block);
  console.table(
    [...blocks].map(([block, all]) => {
      const survived = all.filter(({ killer }) => killer === null).length;
      return { rules: block, mutants: all.length, killed: all.length - survived, survived };
    }),
  );
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${results.length - survivors.length} killed, ${survivors.length} survived, in ${seconds} s`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

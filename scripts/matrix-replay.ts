// npm run matrix:replay -- FILE.jsonl[.gz]…
//
// Replays traces of the public matrix contract through Tessera's engine and compares every payment, every log entry,
// every refusal and the totals. Exit code: 0 all agree, 1 some differ, 2 a file could not be read or is not a trace.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { TraceFormatError } from '#domain/matrix/trace/format.ts';
import { type Agreement, Replay } from '#domain/matrix/trace/replay.ts';

const AGREED = 0;
const DIFFERED = 1;
const UNREADABLE = 2;

/** @throws Error whose message names the file and, where there is one, the line */
async function replay(file: string): Promise<Agreement> {
  const source = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  // Without this an unreadable .gz file would end the process instead of the replay.
  source.on('error', (error) => unpacked.destroy(error));
  const trace = new Replay();
  let line = 0;
  try {
    for await (const text of createInterface({ input: unpacked })) {
      line += 1;
      trace.line(text);
    }
    return trace.finish();
  } catch (error) {
    if (error instanceof TraceFormatError && line > 0) throw new Error(`${file}:${line}: ${error.message}`);
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

function report(file: string, { events, agreeing, totalsAgree, firstDifference }: Agreement): number {
  console.log(`${file}: ${agreeing} of ${events} events agree, totals ${totalsAgree ? 'agree' : 'differ'}`);
  if (firstDifference === null) return AGREED;
  const { line, key, expected, actual } = firstDifference;
  console.log(`  first difference in line ${line}, "${key}"`);
  console.log(`    trace  ${JSON.stringify(expected)}`);
  console.log(`    engine ${JSON.stringify(actual)}`);
  return DIFFERED;
}

const files = process.argv.slice(2);
let worst = AGREED;
let events = 0;
let agreeing = 0;
for (const file of files) {
  try {
    const agreement = await replay(file);
    events += agreement.events;
    agreeing += agreement.agreeing;
    worst = Math.max(worst, report(file, agreement));
  } catch (error) {
    console.error((error as Error).message);
    worst = UNREADABLE;
  }
}
if (files.length === 0) {
  console.error('Usage: npm run matrix:replay -- FILE.jsonl[.gz]…');
  worst = UNREADABLE;
} else {
  console.log(`${files.length} files, ${agreeing} of ${events} events agree`);
}
process.exitCode = worst;

// Makes the key that signs the public log's checkpoints, and prints both halves (docs/operating.md, “The public log”). The
// secret half alone goes to standard output, so that a pipe stores that and nothing else.
//
// npm run --silent ledger:key -- NAME
//
//   NAME  of the log: its URL without scheme, e.g. example.org/log. It stands in every checkpoint, so it is for good
//
// Exit code: 0 printed, 1 the key cannot be written, 2 wrong usage.
import { randomBytes } from 'node:crypto';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { isKeyName, writeSigningKey, writeVerifierKey } from '#domain/log/note.ts';

const [name = '', ...more] = process.argv.slice(2);
if (more.length > 0 || !isKeyName(name)) {
  console.error('Usage: npm run ledger:key -- NAME, e.g. example.org/log, without spaces and “+”');
  process.exitCode = 2;
} else {
  const seed = randomBytes(32);
  const { publicKey } = await keyPairOf(crypto.subtle, seed);
  const key = { name, publicKey };
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    console.error(`The secret half cannot be written (${code}). Use neither half, and make another key.`);
    process.exitCode = 1;
  });
  console.error('Give this to the settler, as TESSERA_LOG_KEY, and to no one else:');
  process.stdout.write(`${writeSigningKey(key, seed)}\n`);
  console.error('Publish this, and keep a copy where no one who runs the site can change it:');
  console.error(writeVerifierKey(key));
}

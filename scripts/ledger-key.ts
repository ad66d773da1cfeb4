// Makes the key that signs the public log's checkpoints, and prints both halves (docs/operating.md, “The public log”).
//
// npm run ledger:key -- NAME
//
//   NAME  of the log: its URL without scheme, e.g. example.org/log. It stands in every checkpoint, so it is for good
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
  console.log('Give this to the settler, as TESSERA_LOG_KEY, and to no one else:');
  console.log(`  ${writeSigningKey(key, seed)}`);
  console.log('Publish this, and keep a copy where no one who runs the site can change it:');
  console.log(`  ${writeVerifierKey(key)}`);
}

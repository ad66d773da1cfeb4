// Makes the key by which the settler sends push messages (VAPID), and prints both halves (docs/operating.md, “Push messages”). The
// secret half alone goes to standard output, so that a pipe stores that and nothing else.
//
// npm run --silent push:key -- CONTACT
//
//   CONTACT  how the browsers' push services reach you when something goes wrong: mailto:… or https://…
//
// Exit code: 0 printed, 1 the key cannot be written, 2 wrong usage.
import webPush from 'web-push';

const [contact = '', ...more] = process.argv.slice(2);
if (more.length > 0 || !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)) {
  console.error('Usage: npm run push:key -- CONTACT, e.g. mailto:operators@example.org');
  process.exitCode = 2;
} else {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    console.error(`The secret half cannot be written (${code}). Use neither half, and make another key.`);
    process.exitCode = 1;
  });
  console.error('Give this to the settler, as TESSERA_PUSH_KEY, and to no one else:');
  process.stdout.write(`${contact} ${publicKey} ${privateKey}\n`);
  console.error('Build the site with this, as PUBLIC_PUSH_KEY:');
  console.error(publicKey);
}

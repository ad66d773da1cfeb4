// Preloaded into the Auth emulator. Its router makes a validator of each parameter, and each would compile a schema of schemas
// anew to check the one that it is made of: seven of ten seconds of processor time.
import { createRequire } from 'node:module';

const ofTools = createRequire(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv');
Ajv.prototype.validateSchema = () => true;

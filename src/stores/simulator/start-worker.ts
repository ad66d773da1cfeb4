import workerAddress from './simulation-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Where Trusted Types are in force, a worker's address needs the word of a policy: this one speaks for a single file. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'tessera-simulator',
  {
    createScriptURL(address) {
      if (address !== workerAddress) throw new TypeError(`Not the simulator: ${address}`);
      return address;
    },
  },
);

export const startWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });

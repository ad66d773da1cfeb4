import { spawn } from 'node:child_process';

/**
 * Runs a command to its end.
 *
 * @param {readonly string[]} line the command and its arguments
 * @param {NodeJS.ProcessEnv} env besides this process's own
 * @returns {Promise<{ isGreen: boolean, output: string }>} `output`: of both streams, or why the command did not start
 */
export function outputOf([name, ...args], env = {}) {
  const child = spawn(name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const { promise, resolve } = Promise.withResolvers();
  child.on('error', (error) => resolve({ isGreen: false, output: `${error}` }));
  child.on('close', (status) => resolve({ isGreen: status === 0, output }));
  return promise;
}

import { SECOND } from '#domain/time.ts';

/**
 * Calls back when npm, which started this process, is gone. npm sends SIGTERM to a shell in between, and the shell dies
 * without passing it on: the settler would go on, and no signal would reach it. Other parents (systemd, a container,
 * `nohup`) may end first and are not watched.
 */
export function whenNpmIsGone(env: Readonly<Record<string, string | undefined>>, onGone: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, SECOND);
  // Do not keep the process alive for this timer.
  timer.unref();
}

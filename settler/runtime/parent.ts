import { SECOND } from '#domain/time.ts';

/**
 * Calls back when npm, which has started this process, is gone. npm hands SIGTERM to a shell between the two, and that dies of it
 * without passing it on: the settler would go on, and no signal would reach it. Anything else that starts it (systemd, a container,
 * `nohup`) may end before it, and is not asked for.
 */
export function whenNpmIsGone(env: Readonly<Record<string, string | undefined>>, onGone: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, SECOND);
  // It keeps nothing running that has nothing else to do.
  timer.unref();
}

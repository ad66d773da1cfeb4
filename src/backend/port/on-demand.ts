import { SECOND } from '#domain/time.ts';
import type { BackendError } from './error.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** Opens on first use, and again after a failure. */
export function onDemand<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () => {
    opened ??= open().catch((thrown: unknown) => {
      opened = undefined;
      throw thrown;
    });
    return opened;
  };
}

/** Any method of the port: one that returns a promise or, named `watch…`, a live read. */
type Method = (...args: unknown[]) => unknown;

/**
 * Methods whose code is fetched on first use: a call waits for it, and fails with what `open` fails with.
 *
 * @param open rejects with a `BackendError`
 */
export function fetchedOnFirstCall<Part extends object, const Name extends keyof Part & string>(
  open: () => Promise<Part>,
  names: readonly Name[],
): Pick<Part, Name> {
  const method = async (name: Name): Promise<Method> => {
    const part = await open();
    return (part[name] as Method).bind(part);
  };
  const methods = names.map((name): [Name, Method] => [
    name,
    name.startsWith('watch')
      ? (...args) => watchOnce(method(name), args)
      : async (...args) => (await method(name))(...args),
  ]);
  return Object.fromEntries(methods) as unknown as Pick<Part, Name>;
}

/** Begins a live read once its method is there. @param args the last one is `onError`, as in every live read */
function watchOnce(method: Promise<Method>, args: unknown[]): Unsubscribe {
  let stop: Unsubscribe = () => undefined;
  let isStopped = false;
  method.then(
    (watch) => {
      if (!isStopped) stop = watch(...args) as Unsubscribe;
    },
    (failure: BackendError) => {
      if (!isStopped) (args.at(-1) as OnError)(failure);
    },
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** How long a first view has the network to itself. */
const FIRST_VIEW_ALONE = 3 * SECOND;

/**
 * Fetches what a person may need next, so that it is there without a network too; not where they save data. What fails
 * is fetched again when it is used.
 *
 * @returns a function that ends it
 */
export function fetchAhead(...loads: readonly (() => Promise<unknown>)[]): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => {
    if (navigator.onLine === false) return;
    for (const load of loads) load().catch(() => undefined);
  }, FIRST_VIEW_ALONE);
  return () => clearTimeout(timer);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

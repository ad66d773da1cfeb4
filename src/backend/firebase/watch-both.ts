import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { Watching } from './keep-watching.ts';

/** Combines two watches: calls back once both have a value, and after each change. */
export function watchBoth<One, Other>(
  watchOne: Watching<One>,
  watchOther: Watching<Other>,
  onBoth: (one: One, other: Other) => void,
  onError: OnError,
): Unsubscribe {
  let one: { readonly value: One } | null = null;
  let other: { readonly value: Other } | null = null;
  const tell = () => {
    if (one !== null && other !== null) onBoth(one.value, other.value);
  };
  const stops = [
    watchOne((value) => {
      one = { value };
      tell();
    }, onError),
    watchOther((value) => {
      other = { value };
      tell();
    }, onError),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

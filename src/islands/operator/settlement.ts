import { computed } from 'nanostores';
import { isSilent, type SettlerState } from '#domain/settlement/settler-status.ts';
import type { Instant } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';
import { remote } from '#stores/remote-data.ts';

export type { SettlerState as Settlement };

interface Heard {
  readonly settlement: SettlerState;
  /** The period of `isSilent`. */
  readonly heardAt: Instant | null;
}

/** The settler, and when it last reported. */
export const $settlement = remote<Heard>((opened, onHeard, onError) => {
  let isFirst = true;
  return opened.watchSettlement((settlement) => {
    onHeard({ settlement, heardAt: isFirst ? null : Date.now() });
    isFirst = false;
  }, onError);
});

/** Whether the settler has stopped reporting. */
export const $isSettlerSilent = computed([$settlement, $now], (heard, now) => {
  if (heard.state !== 'ready') return false;
  const { settlement, heardAt } = heard.value;
  return (
    settlement.kind === 'settler' && settlement.status !== null && isSilent(settlement.status, heardAt, now)
  );
});

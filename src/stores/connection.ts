import { computed } from 'nanostores';
import type { Instant } from '../domain/time.ts';
import { live } from './live.ts';

const $connection = live<Instant | null>((opened, onChange) => opened.watchConnection(onChange));

/** When the server was last heard from, once it is not any more; null while it is. */
export const $lostSince = computed($connection, (connection) =>
  connection.state === 'ready' ? connection.value : null,
);

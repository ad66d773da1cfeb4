import type { Connection } from '#backend/port/backend.ts';

/** The server is the browser itself. */
export const localConnection: Connection = {
  watchConnection(onChange) {
    onChange(null);
    return () => undefined;
  },
};

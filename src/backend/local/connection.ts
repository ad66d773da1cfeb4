import type { Connection } from '../port.ts';

/** The server is the browser itself. */
export const localConnection: Connection = {
  watchConnection(onChange) {
    onChange(null);
    return () => undefined;
  },
};

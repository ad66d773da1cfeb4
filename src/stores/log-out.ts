import { createAction } from './action.ts';
import { logOut } from './session.ts';

/** The button's way to log out. Once the session has ended, the guard of each open page leaves for the landing. */
export const leaving = createAction(logOut);

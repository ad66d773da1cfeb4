import { backend } from '../backend/index.ts';
import { createAction } from './action.ts';
import { setExit } from './gate.ts';
import { asOwner } from './reauthentication.ts';
import { wayTo } from './way.ts';

/** Removes the signed-in person's account, which ends the session: the gate then leads to a page that says so. */
export const accountDeletion = createAction(async () => {
  setExit(wayTo('logIn', '', 'account-deleted'));
  try {
    await asOwner(async () => (await backend()).deleteAccount());
  } catch (thrown) {
    setExit();
    throw thrown;
  }
});

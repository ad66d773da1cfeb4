import { backend } from '../../../src/backend/index.ts';
import { isSignedIn } from '../../../src/domain/session.ts';
import { createLogIn } from '../../../src/stores/log-in.ts';
import { $session } from '../../../src/stores/session.ts';
import { fillIn, join, PASSWORD } from './people.ts';
import { until } from './until.ts';

/** Registers somebody and logs them in. @returns their uid */
export async function beMember(name: string): Promise<string> {
  await join(name);
  const form = createLogIn();
  fillIn(form, { email: `${name}@mail.example`, password: PASSWORD });
  await form.submit();
  const session = await until($session, isSignedIn);
  if (!isSignedIn(session)) throw new Error('Nobody is signed in');
  return session.uid;
}

type Method = 'requestDeposit' | 'deleteDeposit' | 'requestWithdrawal' | 'cancelWithdrawal';

/** The next call does its work, but its answer is lost on the way. */
export async function loseNextAnswer(method: Method): Promise<void> {
  const opened = await backend();
  const work = opened[method] as (argument: never) => Promise<void>;
  const losing = async (argument: never) => {
    Object.assign(opened, { [method]: work });
    await work.call(opened, argument);
    throw new Error('The answer was lost');
  };
  Object.assign(opened, { [method]: losing });
}

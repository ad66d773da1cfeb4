import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import type { BackendError, MailLanguage } from '../backend/port.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import { problemsOf } from '../domain/checked.ts';
import {
  checkRegistration,
  type Registration,
  type RegistrationForm,
  type RegistrationProblems,
} from '../domain/registration.ts';
import { isUsername } from '../domain/username.ts';
import { leaveFor } from './leave.ts';
import { createForm, type Form, type Problems, type Values } from './form.ts';
import { createUplineCheck, type UplineAnswer } from './upline-check.ts';
import { wayTo } from './way.ts';

type RegistrationField = keyof RegistrationForm | 'uplineConfirmed';

type RegistrationProblem =
  | NonNullable<RegistrationProblems[keyof RegistrationProblems]>
  | 'email-in-use'
  | 'username-taken'
  | 'upline-unknown'
  | 'unconfirmed';

type Refusals = Problems<RegistrationField, RegistrationProblem>;

/** What the page shows of the upline, besides the field in which it can be typed. */
type UplineView = { readonly state: 'programme' | 'unasked' } | UplineAnswer;

export interface RegistrationModel {
  readonly form: Form<RegistrationField, RegistrationProblem>;
  readonly $upline: ReadableAtom<UplineView>;
  /** Whether the upline is typed in a field. It starts as a statement, to be confirmed or changed. */
  readonly $isUplineTyped: ReadableAtom<boolean>;
  /** Asks whether the upline named at present is a member. */
  readonly checkUpline: () => Promise<void>;
  readonly changeUpline: () => void;
}

/**
 * @param search the page's query: `ref` names the upline, `next` where the person wanted to go
 */
export function createRegistration(search: string, language: MailLanguage): RegistrationModel {
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? '';
  const uplineCheck = createUplineCheck();
  const $isUplineTyped = atom(false);

  const form = createForm<RegistrationField, RegistrationProblem, Registration>({
    initial: { ...EMPTY, upline: ref },
    check(values) {
      const checked = checkRegistration(values, COMMON_PASSWORDS);
      if (isUplineSettled(values, $isUplineTyped.get())) return checked;
      return { ok: false, problems: { ...problemsOf(checked), uplineConfirmed: 'unconfirmed' } };
    },
    async send(registration) {
      await (await backend()).register(registration, { language });
      // Replaced, so that going back does not lead to a form that has done its work.
      leaveFor(wayTo('logIn', search, 'registered'));
    },
    problemsOf: refusalOf,
  });

  form.$state.listen(({ problems }) => {
    if (problems.upline !== undefined) $isUplineTyped.set(true);
  });

  return {
    form,
    $upline: computed([form.$state, uplineCheck.$answer], ({ values }, answer) =>
      viewOf(values.upline.trim(), answer),
    ),
    $isUplineTyped,
    async checkUpline() {
      const username = form.$state.get().values.upline.trim();
      if (username === '') return;
      if (isUsername(username)) await uplineCheck.ask(username);
      // What cannot stand as it is has to be seen, and to be mended where it stands.
      const answer = viewOf(username, uplineCheck.$answer.get());
      if (answer.state !== 'known') $isUplineTyped.set(true);
    },
    changeUpline: () => $isUplineTyped.set(true),
  };
}

const EMPTY: Values<RegistrationField> = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  phoneNumber: '',
  country: '',
  password: '',
  confirmPassword: '',
  upline: '',
  uplineConfirmed: '',
};

/** Whoever types the upline has chosen it; one that only a link named has to be confirmed. */
const isUplineSettled = ({ upline, uplineConfirmed }: Values<RegistrationField>, isTyped: boolean): boolean =>
  isTyped || upline === '' || uplineConfirmed !== '';

/** An answer holds for the name that was asked for, and no more once that has been changed. */
function viewOf(username: string, answer: UplineAnswer | null): UplineView {
  if (username === '') return { state: 'programme' };
  return answer?.asked === username ? answer : { state: 'unasked' };
}

function refusalOf({ code }: BackendError): Refusals | null {
  switch (code) {
    case 'email-in-use':
      return { email: code };
    case 'username-taken':
      return { username: code };
    case 'upline-unknown':
      return { upline: code };
    default:
      return null;
  }
}

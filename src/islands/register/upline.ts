import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { isUsername } from '#domain/accounts/username.ts';
import { visible } from '#domain/text/typed-text.ts';
import { errorsOf } from '#domain/validation.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import type { Values } from '#stores/form.ts';
import type { Referral } from '#stores/referral.ts';
import {
  createRegistrationForm,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationPlan,
} from './form.ts';
import { createNameCheck, type NameAnswer, type NameCheck } from './name-check.ts';

/** What is known about the member named `asked`. */
type UplineAnswer =
  | { readonly state: 'unknown'; readonly asked: string }
  | { readonly state: 'known'; readonly asked: string; readonly username: string }
  | { readonly state: 'unchecked'; readonly asked: string; readonly failure: Failure };

/** Asks whether a member has a username. */
export const createUplineCheck = (): NameCheck<UplineAnswer> => createNameCheck(find);

async function find(asked: string): Promise<UplineAnswer> {
  try {
    const upline = await (await backend()).findUpline(asked);
    return upline ? { state: 'known', asked, username: upline.username } : { state: 'unknown', asked };
  } catch (thrown) {
    return { state: 'unchecked', asked, failure: asFailure(thrown) };
  }
}

/** The state of the upline, besides the field for it. */
type UplineView = { readonly state: 'programme' | 'unasked' } | NameAnswer<UplineAnswer>;

interface PlanWithUpline<Value> extends RegistrationPlan<Value> {
  readonly referral: Referral;
}

/** A registration whose form asks for the upline. */
export interface RegistrationModel {
  readonly form: RegistrationForm;
  /** What is known of the upline at the start. */
  readonly referral: Referral;
  readonly $upline: ReadableAtom<UplineView>;
  /** Whether the upline is a text field. It starts as a statement, to be confirmed or changed. */
  readonly $isUplineTyped: ReadableAtom<boolean>;
  /** Checks that the present upline is a member. */
  readonly checkUpline: () => Promise<void>;
  /** Names another member, or no one. */
  readonly changeUpline: (isMember: boolean) => void;
}

export function createFormWithUpline<Value>({ referral, ...plan }: PlanWithUpline<Value>): RegistrationModel {
  const uplineCheck = createUplineCheck();
  // The link names no possible member: there is nothing to confirm.
  const $isUplineTyped = atom(referral.kind === 'malformed');

  const form = createRegistrationForm({
    ...plan,
    filledIn: { ...plan.filledIn, upline: referral.kind === 'username' ? referral.username : '' },
    async check(values) {
      const checked = await plan.check(values);
      const problem = uplineProblem(values, $isUplineTyped.get());
      return problem ? { ok: false, errors: { ...errorsOf(checked), ...problem } } : checked;
    },
  });

  form.$state.listen(({ errors }) => {
    if (errors.upline !== undefined) $isUplineTyped.set(true);
  });

  return {
    form,
    referral,
    $upline: computed([form.$state, uplineCheck.$answer], ({ values }, answer) =>
      viewOf(visible(values.upline), answer),
    ),
    $isUplineTyped,
    async checkUpline() {
      const username = visible(form.$state.get().values.upline);
      if (username === '') return;
      if (isUsername(username)) await uplineCheck.ask(username);
      // An upline with an error must be visible and editable.
      const answer = viewOf(username, uplineCheck.$answer.get());
      if (answer.state !== 'known') $isUplineTyped.set(true);
    },
    changeUpline(isMember) {
      if (!isMember) form.change('upline', '');
      $isUplineTyped.set(isMember);
    },
  };
}

/** A member who is to be typed must be named; one from a link must be confirmed. */
function uplineProblem({ upline, uplineConfirmed }: Values<RegistrationField>, isTyped: boolean) {
  const isNamed = visible(upline) !== '';
  if (isTyped) return isNamed ? null : ({ upline: 'none-named' } as const);
  return isNamed && uplineConfirmed === '' ? ({ uplineConfirmed: 'unconfirmed' } as const) : null;
}

/** An answer belongs to the name that was asked about: a changed name voids it. */
function viewOf(username: string, answer: NameAnswer<UplineAnswer> | null): UplineView {
  if (username === '') return { state: 'programme' };
  return answer?.asked === username ? answer : { state: 'unasked' };
}

import type { Attempt } from './idempotency-key.ts';

/** What one account is writing to one receiver, before it is sent. */
interface Draft {
  readonly text: string;
  /** The attempt to send it, so that sending again on another screen after a lost answer is still recorded once. */
  readonly attempt: Attempt | null;
}

/** All that is being written in this tab. The drafts of one account at a time: another's are never shown. */
interface Drafts {
  readonly uid: string;
  readonly drafts: Readonly<Record<string, Draft>>;
}

const KEY = 'message-drafts';
const NOTHING: Draft = { text: '', attempt: null };

export function readDraft(uid: string, receiver: string): Draft {
  const draft = readDrafts(uid)[receiver];
  return typeof draft?.text === 'string' ? draft : NOTHING;
}

export function writeDraft(uid: string, receiver: string, changes: Partial<Draft>): void {
  const present = readDrafts(uid);
  const draft = { ...readDraft(uid, receiver), ...changes };
  const { [receiver]: _, ...others } = present;
  const isEmpty = draft.text === '' && draft.attempt === null;
  store(uid, isEmpty ? others : { ...others, [receiver]: draft });
}

/** Forgets what other accounts were writing in this tab. @param uid who is signed in, or null */
export function forgetDraftsOfOthers(uid: string | null): void {
  if (uid === null) store('', {});
  else if (Object.keys(readDrafts(uid)).length === 0) store(uid, {});
}

function readDrafts(uid: string): Readonly<Record<string, Draft>> {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Drafts | null;
    return found?.uid === uid ? found.drafts : {};
  } catch {
    // Nothing is kept here, or somebody else wrote it.
    return {};
  }
}

function store(uid: string, drafts: Readonly<Record<string, Draft>>): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ uid, drafts } satisfies Drafts));
  } catch {
    // Storage is switched off or full: the draft lasts as long as the page.
  }
}

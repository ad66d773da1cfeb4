import type { IdempotencyKey } from './idempotency-key.ts';

/** What one account is writing to one recipient, before it is sent. Stored as JSON, so the names stay. */
interface Draft {
  readonly text: string;
  /** The key of the send that has no answer yet: a second send, on any screen, is still recorded once. */
  readonly attempt: IdempotencyKey | null;
}

/** The drafts of this tab, of one account at a time: no account sees another's. */
interface Drafts {
  readonly uid: string;
  readonly drafts: Readonly<Record<string, Draft>>;
}

const KEY = 'message-drafts';
const NOTHING: Draft = { text: '', attempt: null };

export function readDraft(uid: string, recipient: string): Draft {
  const draft = readDrafts(uid)[recipient];
  return typeof draft?.text === 'string' ? draft : NOTHING;
}

export function writeDraft(uid: string, recipient: string, changes: Partial<Draft>): void {
  const present = readDrafts(uid);
  const draft = { ...readDraft(uid, recipient), ...changes };
  const { [recipient]: _, ...others } = present;
  const isEmpty = draft.text === '' && draft.attempt === null;
  store(uid, isEmpty ? others : { ...others, [recipient]: draft });
}

/** Forgets the drafts of other accounts in this tab. @param uid of the signed-in account, or null */
export function forgetDraftsOfOthers(uid: string | null): void {
  if (uid === null) store('', {});
  else if (Object.keys(readDrafts(uid)).length === 0) store(uid, {});
}

function readDrafts(uid: string): Readonly<Record<string, Draft>> {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Drafts | null;
    return found?.uid === uid ? found.drafts : {};
  } catch {
    // Storage is off, or holds something that is not ours.
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

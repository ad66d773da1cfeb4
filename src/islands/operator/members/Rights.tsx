import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasToWait, type Unfinished } from '#domain/accounts/erasure.ts';
import { isBeingPaid, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { ViewLink } from '#islands/operator/links.tsx';
import { queryOf } from '#islands/operator/model.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { $uid } from '#stores/session.ts';
import { When } from '#ui/data/When.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { memberExport, notesExport } from './export.ts';
import { erasure, type FoundMember, type NotesStore, tombstoneOf, unfinishedOf } from './model.ts';
import { erasureText, heldText, membersText, standingText } from './text.ts';

interface Props {
  readonly member: FoundMember;
}

interface HeldProps extends Props {
  readonly notes: NotesStore;
}

/** Saves what is held about the member. The notes are a file of their own, which no operator has about themselves. */
export function Held({ member: { uid }, notes: store }: HeldProps) {
  const data = useStore(memberExport.$progress);
  const notes = useStore(notesExport.$progress);
  const found = useStore(store);
  const isOwn = useStore($uid) === uid;
  return (
    <div className="stack">
      <ActionFailure progress={data} />
      <ActionFailure progress={notes} />
      <div className="cluster">
        <ActionButton
          progress={data}
          text={{ press: heldText.save, pressing: heldText.saving }}
          tone="quiet"
          onClick={() => void memberExport.run(uid, saveFile, heldText.notes, Date.now())}
        />
        {!isOwn && found.state === 'ready' && found.value.items.length > 0 && (
          <ActionButton
            progress={notes}
            text={{ press: heldText.saveNotes, pressing: heldText.saving }}
            tone="quiet"
            onClick={() => void notesExport.run(uid, saveFile, Date.now())}
          />
        )}
      </div>
    </div>
  );
}

/** The erasure that a member asks for: what it waits for, or the button that finishes it. */
export function Erasure({ member: { uid, erasureAskedAt } }: Props) {
  const isOwn = useStore($uid) === uid;
  if (erasureAskedAt === undefined) return null;
  return (
    <section className="notice notice--danger stack" aria-labelledby="erasure">
      <h4 id="erasure">{erasureText.title}</h4>
      <p>
        {erasureText.asked} <When at={erasureAskedAt} />.
      </p>
      {isOwn ? <p>{standingText.own}</p> : <Finish uid={uid} />}
    </section>
  );
}

function Finish({ uid }: { readonly uid: string }) {
  const store = useMemo(() => unfinishedOf(uid), [uid]);
  const [isAsked, setAsked] = useState(false);
  return (
    <RemoteView store={store}>
      {(unfinished) =>
        hasToWait(unfinished) ? (
          <Reasons uid={uid} unfinished={unfinished} />
        ) : (
          <>
            <p role="status">{erasureText.ready}</p>
            <div>
              <DangerButton onClick={() => setAsked(true)}>{erasureText.finish}</DangerButton>
            </div>
            {isAsked && (
              <ConfirmDialog
                action={erasure}
                id={uid}
                text={erasureText.confirm}
                onClose={() => setAsked(false)}
              />
            )}
          </>
        )
      }
    </RemoteView>
  );
}

function Reasons({ uid, unfinished }: { readonly uid: string; readonly unfinished: Unfinished }) {
  const { withdrawals, held } = unfinished;
  return (
    <>
      <p>{erasureText.waits}</p>
      <ul>
        {withdrawals.map((each) => (
          <li key={each.id}>
            <Reason uid={uid} withdrawal={each} />
          </li>
        ))}
        {withdrawals.length === 0 && <li>{erasureText.held(usd(held))}</li>}
      </ul>
    </>
  );
}

/** Why one withdrawal keeps it waiting. It leads to where an operator can do something about it. */
function Reason({ uid, withdrawal }: { readonly uid: string; readonly withdrawal: Withdrawal }) {
  const { id, amount, status } = withdrawal;
  if (isBeingPaid(withdrawal)) {
    return (
      <ViewLink query={queryOf('payouts')} current={undefined}>
        {erasureText.open.paid(usd(amount))}
      </ViewLink>
    );
  }
  if (status === 'held') {
    return (
      <ViewLink query={queryOf('withdrawals', { request: `withdrawal ${uid} ${id}` })} current={undefined}>
        {erasureText.open.held(usd(amount))}
      </ViewLink>
    );
  }
  return erasureText.open[status === 'requested' ? 'requested' : 'cancelling'](usd(amount));
}

/** In place of a member who is no more: whether there ever was one, and whether all of them is gone. */
export function Gone({ uid }: { readonly uid: string }) {
  const store = useMemo(() => tombstoneOf(uid), [uid]);
  const found = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone with the account.
  useEffect(() => heading.current?.focus(), []);
  const isDeleted = found.state === 'ready' && found.value !== null;
  return (
    <>
      <h3 id="open-member" tabIndex={-1} ref={heading}>
        {isDeleted ? erasureText.gone : membersText.gone}
      </h3>
      <RemoteView store={store}>
        {(tombstone) =>
          tombstone && (
            <div role="status">
              <p>
                {erasureText.deleted} <When at={tombstone.at} />.{' '}
                {tombstone.by && erasureText.by(userNameOf(tombstone.by))}
              </p>
              <p>
                {tombstone.erasedAt === null ? (
                  erasureText.left
                ) : (
                  <>
                    {erasureText.erased} <When at={tombstone.erasedAt} />.
                  </>
                )}
              </p>
            </div>
          )
        }
      </RemoteView>
    </>
  );
}

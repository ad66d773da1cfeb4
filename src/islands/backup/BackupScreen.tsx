import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { GUEST_LINK, ROUTES } from '#domain/routes.ts';
import { dateTime } from '#i18n/format.ts';
import { guestText } from '#i18n/guest.ts';
import { uiText } from '#i18n/ui.ts';
import { $session } from '#stores/session.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { WayBack } from '#ui/guard/WayBack.tsx';
import styles from './BackupScreen.module.css';
import {
  $chosen,
  $held,
  $isKept,
  type ChosenBackup,
  choose,
  discard,
  LOADED,
  replacing,
  saving,
} from './model.ts';
import { backupText } from './text.ts';

/** Save and load this browser's own community. */
export function BackupScreen() {
  const [isLoaded] = useState(() => location.hash === LOADED);
  const held = useStore($held);
  const isEmpty = held.state === 'ready' && held.value.members === 0;
  return (
    <div className="stack">
      <Offline />
      {isLoaded && (
        <SuccessNotice title={backupText.replaced} takesFocus>
          <p>{backupText.replacedHint}</p>
          <a className="button button--quiet" href={address(ROUTES.forgotPassword.path)}>
            {backupText.forgotPassword}
          </a>
        </SuccessNotice>
      )}
      {held.state === 'loading' ? (
        <Skeleton />
      ) : (
        <>
          {!isEmpty && <Save />}
          <Load leads={isEmpty} />
          {isEmpty && (
            <div className={styles.none}>
              <p>{backupText.none}</p>
              <p className="cluster">
                <a className="button button--quiet" href={address(ROUTES.register.path)}>
                  {uiText.register}
                </a>
                <a className="button button--quiet" href={address(GUEST_LINK)}>
                  {guestText.tryIt}
                </a>
              </p>
            </div>
          )}
          <WayBack />
        </>
      )}
    </div>
  );
}

function Save() {
  const progress = useStore(saving.$progress);
  const isGuest = useStore($session).kind === 'guest';
  const save = (content: Blob) =>
    saveFile(backupText.fileName(new Date().toISOString().slice(0, 10)), content);
  return (
    <section className="card stack" aria-labelledby="save">
      <h2 id="save">{backupText.save}</h2>
      <RemoteView store={$held}>
        {({ members, postings }) => <p id="held">{backupText.held(members, postings)}</p>}
      </RemoteView>
      <p className="notice notice--warning">{backupText.saveHint}</p>
      {isGuest && (
        <p className="notice">
          {backupText.guest} <a href={address(ROUTES.register.path)}>{guestText.upgrade}</a>
        </p>
      )}
      <div>
        <ActionButton
          progress={progress}
          text={{ press: backupText.saveButton, pressing: backupText.saving }}
          aria-describedby="held"
          onClick={() => void saving.run(save)}
        />
      </div>
      <StatusMessage text={progress.state === 'done' ? backupText.saved : null} />
      <ActionFailure progress={progress} />
      <div>
        <details className="unfold">
          <summary>{backupText.content}</summary>
          <div className="stack">
            <p>{backupText.holds}</p>
            <p>{backupText.holdsNot}</p>
          </div>
        </details>
        <details className="unfold">
          <summary>{backupText.storage}</summary>
          <div className="stack">
            <RemoteView store={$isKept}>
              {(isKept) => <p>{isKept ? backupText.kept : backupText.notKept}</p>}
            </RemoteView>
            <p>{backupText.privateWindow}</p>
            <p>{backupText.clearing}</p>
          </div>
        </details>
      </div>
    </section>
  );
}

function Load({ leads }: { readonly leads: boolean }) {
  const id = useId();
  const chosen = useStore($chosen);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => discard, []);

  return (
    <section className="card stack" aria-labelledby="load">
      <h2 id="load">{backupText.load}</h2>
      <p id={`${id}-hint`}>{backupText.loadHint}</p>
      <div className="field">
        <label className={`button ${leads ? '' : 'button--quiet'} ${styles.choose}`}>
          {backupText.choose}
          <input
            type="file"
            accept="application/json,.json"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={chosen.state === 'failed'}
            onChange={({ currentTarget: { files } }) => {
              if (files?.[0]) void choose(files[0]);
              else discard();
            }}
          />
        </label>
        <div id={`${id}-error`}>
          <Refusal chosen={chosen} />
        </div>
      </div>
      <StatusMessage text={statusOf(chosen)} />
      <details className="unfold">
        <summary>{backupText.verification}</summary>
        <p>{backupText.verified}</p>
      </details>
      {chosen.state === 'sound' && (
        <>
          <p className="notice notice--warning">{backupText.takesPlace}</p>
          <div>
            <button type="button" className="button button--danger" onClick={() => setAsked(true)}>
              {backupText.replace}
            </button>
          </div>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          action={replacing}
          text={{
            title: backupText.replaceTitle,
            text: backupText.replaceText,
            confirm: backupText.replaceConfirm,
            confirming: backupText.replacing,
            keep: backupText.keep,
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function statusOf(chosen: ChosenBackup): string | null {
  if (chosen.state === 'verifying') return backupText.checking;
  if (chosen.state !== 'sound') return null;
  const { members, postings, savedAt } = chosen.backup;
  return backupText.found(members, postings, dateTime(savedAt));
}

/** Why the chosen file is refused. */
function Refusal({ chosen }: { readonly chosen: ChosenBackup }) {
  if (chosen.state !== 'failed') return null;
  const { code, cause } = chosen.failure;
  const reason = code === 'wrong-file' && cause instanceof Error ? backupText.refused[cause.name] : undefined;
  const place = cause instanceof Error ? cause.message : '';
  if (reason === undefined) return <ActionFailure progress={chosen} />;
  return (
    <p className="field__error" role="alert">
      {reason} {place && `${backupText.at(place)} `}
      {backupText.nothingChanged}
    </p>
  );
}

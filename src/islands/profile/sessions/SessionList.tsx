import { useStore } from '@nanostores/react';
import { dateTime } from '#i18n/format.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import styles from './SessionList.module.css';
import { $ending, $sessions, endOfOthers, type OpenSession, sessionEnd } from './model.ts';
import { sessionsText } from './text.ts';

interface Props {
  readonly isEmbedded: boolean;
}

/** Where the member is signed in. Ends one session, or all others. */
export function SessionList({ isEmbedded }: Props) {
  return (
    <>
      <RemoteView store={$sessions}>
        {(sessions) => (
          <>
            <ul className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.some(({ isThis }) => !isThis) ? (
              <EndOfOthers />
            ) : (
              <p>{isEmbedded ? sessionsText.embedded : sessionsText.onlyOne}</p>
            )}
          </>
        )}
      </RemoteView>
      <Outcome />
    </>
  );
}

function SessionRow({ session: { id, isThis, since, browser } }: { readonly session: OpenSession }) {
  const progress = useStore(sessionEnd.$progress);
  const isEnding = useStore($ending) === id;
  const name = sessionsText.browser(browser);
  return (
    <li className={styles.session}>
      <span>
        <span className={styles.browser}>{name}</span>
        <br />
        <span className={styles.since}>
          {sessionsText.since} <DateTime at={since} />
        </span>
      </span>
      {isThis ? (
        <span className="chip">{sessionsText.isThis}</span>
      ) : (
        <ActionButton
          progress={isEnding ? progress : { state: 'idle' }}
          text={{ press: sessionsText.end, pressing: sessionsText.ending }}
          tone="quiet-danger"
          aria-label={sessionsText.endOf(name, dateTime(since))}
          onClick={() => void sessionEnd.run(id)}
        />
      )}
    </li>
  );
}

function EndOfOthers() {
  const progress = useStore(endOfOthers.$progress);
  return (
    <>
      <p>{sessionsText.unknown}</p>
      <div>
        <ActionButton
          progress={progress}
          text={{ press: sessionsText.endOthers, pressing: sessionsText.endingOthers }}
          tone="danger"
          onClick={() => void endOfOthers.run()}
        />
      </div>
    </>
  );
}

/** Outlives the row and the button that were pressed. */
function Outcome() {
  const ended = useStore(sessionEnd.$progress);
  const othersEnded = useStore(endOfOthers.$progress);
  const isDone = ended.state === 'done';
  return (
    <>
      <ActionFailure progress={ended} />
      <ActionFailure progress={othersEnded} />
      <StatusMessage
        text={othersEnded.state === 'done' ? sessionsText.othersEnded : isDone ? sessionsText.ended : null}
      />
    </>
  );
}

import { dateTime, usd, wholeNumber } from '#i18n/format.ts';
import { faultHint, logFault, logText } from '#i18n/log-faults.ts';
import type { VerificationState } from '#islands/ledger/model.ts';
import { outlastsPage } from '#stores/persisted.ts';
import { outcomeText } from './text.ts';

interface Props {
  readonly run: VerificationState;
  /** Forgets what this browser saw before. */
  readonly onForget: () => void;
}

/** What a verification has found. */
export function Outcome({ run, onForget }: Props) {
  switch (run.state) {
    case 'cancelled':
      return <p>{outcomeText.cancelled}</p>;
    case 'unsupported':
      return <p className="notice notice--warning">{logText.unsupported}</p>;
    case 'verified': {
      const { checkpoint, books } = run.publicLog;
      if (checkpoint.size === 0) return <p>{outcomeText.nothing}</p>;
      return (
        <div className="notice notice--success">
          <p>
            <strong>{outcomeText.verified}</strong>
          </p>
          <ul>
            <li>{outcomeText.entries(checkpoint.size, wholeNumber(checkpoint.size))}</li>
            <li>{outcomeText.sums}</li>
            <li>{outcomeText.kept(usd(books.house))}</li>
            <li>{outcomeText.signature(checkpoint.origin)}</li>
            <li>
              {run.before
                ? outcomeText.since(dateTime(run.before.at), run.before.size, wholeNumber(run.before.size))
                : outlastsPage()
                  ? outcomeText.firstTime
                  : outcomeText.firstTimeNotStored}
            </li>
            <li>{logText.witnesses(run.vouched)}</li>
          </ul>
        </div>
      );
    }
    case 'refused':
      return (
        <div className="notice notice--danger">
          <p>
            <strong>
              {run.fault.kind === 'not-witnessed' ? outcomeText.notWitnessed : outcomeText.refused}
            </strong>
          </p>
          <p>{logFault(run.fault)}</p>
          <p>{faultHint(run.fault)}</p>
          {run.fault.kind === 'key-changed' && (
            <button type="button" className="button button--quiet" onClick={onForget}>
              {outcomeText.forget}
            </button>
          )}
        </div>
      );
    default:
      return null;
  }
}

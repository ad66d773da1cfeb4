import { dateTime, usd, wholeNumber } from '#i18n/format.ts';
import { faultHint, logFault, logText } from '#i18n/log-faults.ts';
import { forgetLastSeen, type VerificationState } from './model.ts';
import { ledgerText } from './text.ts';

/** What a verification has found. */
export function Outcome({ run }: { readonly run: VerificationState }) {
  switch (run.state) {
    case 'cancelled':
      return <p>{ledgerText.cancelled}</p>;
    case 'unsupported':
      return <p className="notice">{logText.unsupported}</p>;
    case 'verified': {
      const { checkpoint, books } = run.publicLog;
      return (
        <div className="notice notice--success">
          <p>
            <strong>{ledgerText.verified}</strong>
          </p>
          <ul>
            <li>{ledgerText.entries(checkpoint.size, wholeNumber(checkpoint.size))}</li>
            <li>{ledgerText.sums}</li>
            <li>{ledgerText.kept(usd(books.house))}</li>
            <li>{ledgerText.signature(checkpoint.origin)}</li>
            <li>
              {run.before
                ? ledgerText.since(dateTime(run.before.at), run.before.size, wholeNumber(run.before.size))
                : ledgerText.firstTime}
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
              {run.fault.kind === 'not-witnessed' ? ledgerText.notWitnessed : ledgerText.refused}
            </strong>
          </p>
          <p>{logFault(run.fault)}</p>
          <p>{faultHint(run.fault)}</p>
          {run.fault.kind === 'key-changed' && (
            <button type="button" className="button button--quiet" onClick={forgetLastSeen}>
              {ledgerText.forget}
            </button>
          )}
        </div>
      );
    default:
      return null;
  }
}

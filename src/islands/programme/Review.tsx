import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { MatrixId, MatrixLevel } from '#domain/programme/activation.ts';
import type { LevelView, MatrixView } from '#domain/programme/view.ts';
import { ROUTES } from '#domain/routes.ts';
import { payingParts, shortfall, spendable } from '#domain/settlement/activations.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { usd } from '#i18n/format.ts';
import { MATRIX_NAMES } from '#domain/programme/activation.ts';
import { count, share } from '#i18n/maths-format.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { activation, backToLevels } from './model.ts';
import { activationText, programmeText } from './text.ts';

interface Props {
  readonly at: MatrixLevel;
  readonly matrices: readonly MatrixView[];
  readonly outcomes: LevelOutcomes;
}

/** The review of a level before its activation, and the button that activates it. */
export function Review({ at, matrices, outcomes }: Props) {
  const levels = matrices.find(({ id }) => id === at.matrix)?.levels ?? [];
  const level = levels[at.level - 1];
  const next = levels[at.level];
  // Its place may appear a moment before the answer arrives.
  const isRunning = useStore(activation.$progress).state === 'running';
  return (
    <>
      {level?.box && !isRunning && <p className="notice">{activationText.alreadyActive}</p>}
      {level?.status === 'locked' && <p className="notice">{activationText.belowFirst(at.level - 1)}</p>}
      {level?.refusal && !isRunning && <p className="notice">{activationText.refused(level.refusal)}</p>}
      {level?.status === 'requested' && !isRunning && (
        <p className="notice">{activationText.alreadyRequested}</p>
      )}
      {(level?.status === 'next' || (level?.status === 'requested' && isRunning)) && (
        <RemoteView store={$balancesWithRequests}>
          {({ balances, withdrawals }) => {
            const left = leftAfterRequests(balances, withdrawals, pricesOfOthers(level, matrices));
            // While the request is under way, the money may be gone already.
            const isShort = shortfall(level.price, left) > 0 && !isRunning;
            return (
              <>
                <ReviewDetails price={level.price} balances={left} />
                {isShort && <Shortfall level={level} balances={balances} left={left} />}
                <Warnings below={levels[at.level - 2]} next={next} />
                <section className="stack" aria-labelledby="arithmetic">
                  <h3 id="arithmetic">{activationText.arithmetic}</h3>
                  <p>
                    <Outcome matrix={at.matrix} outcomes={outcomes} />
                  </p>
                </section>
                {isShort ? (
                  <div>
                    <a className="button" href={address(ROUTES.deposit.path)}>
                      {activationText.deposit}
                    </a>
                  </div>
                ) : (
                  <Confirmation level={level} />
                )}
              </>
            );
          }}
        </RemoteView>
      )}
      <div>
        <button type="button" className="button button--quiet" onClick={backToLevels}>
          {activationText.back}
        </button>
      </div>
    </>
  );
}

interface WarningsProps {
  readonly below: LevelView | undefined;
  readonly next: LevelView | undefined;
}

function Warnings({ below, next }: WarningsProps) {
  return (
    <>
      {below?.status === 'frozen' && <p>{activationText.thaws(below.level)}</p>}
      {next && (
        <p className="notice notice--warning">{activationText.freezing(next.level, usd(next.price))}</p>
      )}
    </>
  );
}

/** The prices of other requested levels that are not settled yet. */
const pricesOfOthers = (level: LevelView, matrices: readonly MatrixView[]): readonly Cents[] =>
  matrices.flatMap(({ levels }) =>
    levels.filter((each) => each !== level && each.status === 'requested').map(({ price }) => price),
  );

interface ShortfallProps {
  readonly level: LevelView;
  readonly balances: Balances;
  /** The balances after all pending requests. */
  readonly left: Balances;
}

/** What is missing to pay for the level. */
function Shortfall({ level, balances, left }: ShortfallProps) {
  const missing = shortfall(level.price, left);
  const requested = subtract(spendable(balances), spendable(left));
  return (
    <div className="notice">
      <p>{activationText.missing(usd(missing), usd(level.price), usd(spendable(left)))}</p>
      {requested > 0 && <p>{activationText.requestedAlready(usd(requested))}</p>}
      <p>{activationText.missingHint}</p>
    </div>
  );
}

function Confirmation({ level }: { readonly level: LevelView }) {
  const progress = useStore(activation.$progress);
  const confirm = () => void activation.run({ matrix: level.matrix, level: level.level });
  return (
    <>
      <p>{activationText.final}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: activationText.confirm(usd(level.price)), pressing: activationText.confirming }}
          onClick={confirm}
        />
      </div>
    </>
  );
}

/** The price, the balance that pays it, the rest, and the payee. */
function ReviewDetails({ price, balances }: { readonly price: Cents; readonly balances: Balances }) {
  const parts = payingParts(price, balances);
  const from = [
    parts.locked > 0 && activationText.fromLocked(usd(parts.locked)),
    parts.earning > 0 && activationText.fromEarning(usd(parts.earning)),
  ];
  const isEnough = shortfall(price, balances) === 0;
  const left = activationText.leftValue(
    usd(subtract(balances.locked, parts.locked)),
    usd(subtract(balances.earning, parts.earning)),
  );
  return (
    <div className="card">
      <DescriptionList
        items={[
          { label: activationText.price, value: usd(price) },
          ...(isEnough
            ? [
                { label: activationText.from, value: from.filter(Boolean).join(', ') },
                { label: activationText.left, value: left },
              ]
            : []),
          { label: activationText.to, value: activationText.toValue },
        ]}
      />
    </div>
  );
}

/** The outcome of populations whose members all activated the first level of a matrix. */
export interface LevelOutcomes {
  readonly members: number;
  readonly runs: Readonly<Record<MatrixId, { readonly ahead: number; readonly behind: number }>>;
}

interface OutcomeProps {
  readonly matrix: MatrixId;
  readonly outcomes: LevelOutcomes;
}

/** The same in a line, for a board. */
export function ShortOutcome({ matrix, outcomes: { members, runs } }: OutcomeProps) {
  const { ahead, behind } = runs[matrix];
  return (
    <>
      {programmeText.outcomeShort(share(ahead, members), share(behind, members))}{' '}
      <a href={address('/maths/')}>{programmeText.mathsLink}</a>
    </>
  );
}

/** What the arithmetic says about a matrix, in a sentence or two. */
function Outcome({ matrix, outcomes: { members, runs } }: OutcomeProps) {
  const { ahead, behind } = runs[matrix];
  const [isAhead, isBehind] = [share(ahead, members), share(behind, members)];
  return (
    <>
      {programmeText.outcome(count(members), MATRIX_NAMES[matrix], isAhead, isBehind)} {programmeText.zero}{' '}
      <a href={address('/maths/')}>{programmeText.mathsLink}</a>
    </>
  );
}

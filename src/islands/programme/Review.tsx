import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { MatrixId, MatrixLevel } from '#domain/programme/activation.ts';
import type { LevelStatus, LevelView, MatrixView } from '#domain/programme/view.ts';
import { ROUTES } from '#domain/routes.ts';
import { payingParts, shortfall, spendable } from '#domain/settlement/activations.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { usd } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { levelName } from '#i18n/levels.ts';
import { count, share } from '#i18n/maths-format.ts';
import { $account } from '#stores/account.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Sheet, SheetFoot } from '#ui/feedback/Sheet.tsx';
import styles from './Review.module.css';
import { activation, backToLevels } from './model.ts';
import { activationText, programmeText } from './text.ts';

interface Props {
  readonly at: MatrixLevel;
  readonly matrices: readonly MatrixView[];
  readonly outcomes: LevelOutcomes;
}

/** The review of a level before its activation, over all levels, and the button that activates it. */
export function Review(props: Props) {
  return (
    <Sheet title={activationText.title(levelName(props.at))} onClose={backToLevels}>
      {(close) => <Steps {...props} onBack={close} />}
    </Sheet>
  );
}

function Steps({ at, matrices, outcomes, onBack }: Props & { readonly onBack: () => void }) {
  const levels = matrices.find(({ id }) => id === at.matrix)?.levels ?? [];
  const level = levels[at.level - 1];
  // Its place may appear a moment before the answer arrives.
  const isRunning = useStore(activation.$progress).state === 'running';
  const back = (
    <button type="button" className="button button--quiet" onClick={onBack}>
      {activationText.back}
    </button>
  );
  if (!level || level.status === 'locked' || (level.status !== 'next' && !isRunning)) {
    return (
      <>
        <p className="notice">{whyNot(level?.status, at)}</p>
        <SheetFoot>{back}</SheetFoot>
      </>
    );
  }
  return (
    <RemoteView store={$balancesWithRequests}>
      {({ balances, withdrawals }) => {
        const left = leftAfterRequests(balances, withdrawals, pricesOfOthers(level, matrices));
        // While the request is under way, the money may be gone already.
        const isShort = shortfall(level.price, left) > 0 && !isRunning;
        return (
          <>
            {level.refusal && !isRunning && <p className="notice">{activationText.refused(level.refusal)}</p>}
            {isShort && <Shortfall level={level} balances={balances} left={left} />}
            <ReviewDetails price={level.price} balances={left} below={levels[at.level - 2]} />
            <FreezeWarning next={levels[at.level]} />
            <p>
              <Outcome at={at} outcomes={outcomes} />
            </p>
            {isShort ? (
              <SheetFoot>
                {back}
                <a className="button" href={address(ROUTES.deposit.path)}>
                  {activationText.deposit}
                </a>
              </SheetFoot>
            ) : (
              <Confirmation level={level} back={back} />
            )}
          </>
        );
      }}
    </RemoteView>
  );
}

function whyNot(status: LevelStatus | undefined, { level }: MatrixLevel): string {
  if (status === 'locked') return activationText.belowFirst(level - 1);
  return status === 'requested' ? activationText.alreadyRequested : activationText.alreadyActive;
}

const FreezeWarning = ({ next }: { readonly next: LevelView | undefined }) =>
  next && <p className="notice notice--warning">{activationText.freezing(next.level, usd(next.price))}</p>;

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

interface ConfirmationProps {
  readonly level: LevelView;
  /** The button that leads back. */
  readonly back: ReactNode;
}

function Confirmation({ level, back }: ConfirmationProps) {
  const progress = useStore(activation.$progress);
  const confirm = () => void activation.run({ matrix: level.matrix, level: level.level });
  return (
    <>
      <ActionFailure progress={progress} />
      <SheetFoot>
        {back}
        <ActionButton
          progress={progress}
          text={{ press: activationText.confirm(usd(level.price)), pressing: activationText.confirming }}
          onClick={confirm}
        />
      </SheetFoot>
    </>
  );
}

interface DetailsProps {
  readonly price: Cents;
  readonly balances: Balances;
  readonly below: LevelView | undefined;
}

/** The price, the balance that pays it, the rest, the payee, and what else it does. */
function ReviewDetails({ price, balances, below }: DetailsProps) {
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
    <DescriptionList
      items={[
        {
          label: activationText.price,
          value: (
            <>
              <strong>{usd(price)}</strong>
              {isEnough && ` · ${activationText.final}`}
            </>
          ),
        },
        { label: activationText.to, value: <PossiblePayee /> },
        ...(isEnough
          ? [
              { label: activationText.from, value: from.filter(Boolean).join(', ') },
              { label: activationText.left, value: left },
            ]
          : []),
        ...(below?.status === 'frozen'
          ? [{ label: activationText.thaws, value: activationText.thawsValue(below.level) }]
          : []),
      ]}
    />
  );
}

/** The matrix names the payee at the activation. No member is above one whom the programme itself invited. */
function PossiblePayee() {
  const account = useStore($account);
  if (account.state !== 'ready') return null;
  const { upline } = account.value;
  return activationText.toValue(upline === PROGRAMME_USERNAME ? null : upline);
}

/** The outcome of populations whose members all activated a matrix's levels up to one, from level 1 up. */
export interface LevelOutcomes {
  readonly members: number;
  readonly runs: Readonly<Record<MatrixId, readonly { readonly ahead: number; readonly behind: number }[]>>;
}

interface OutcomeProps {
  readonly at: MatrixLevel;
  readonly outcomes: LevelOutcomes;
}

const resultsIn = ({ at, outcomes: { runs } }: OutcomeProps) =>
  runs[at.matrix][at.level - 1] ?? { ahead: 0, behind: 0 };

const ENDS = ['ahead', 'even', 'behind'] as const;

/** Draws on a board how level 1 ends for 100 members: at all others the shares are the same to within half a percentage point, which a test sees to. */
export function ShortOutcome({
  matrix,
  outcomes,
  children,
}: { readonly matrix: MatrixId; readonly children: ReactNode } & Pick<OutcomeProps, 'outcomes'>) {
  const { ahead, behind } = resultsIn({ at: { matrix, level: 1 }, outcomes });
  const ofHundred = (count: number) => Math.round((count / outcomes.members) * 100);
  const counts = {
    ahead: ofHundred(ahead),
    even: 100 - ofHundred(ahead) - ofHundred(behind),
    behind: ofHundred(behind),
  };
  return (
    <div className={styles.outcome}>
      <h4>{programmeText.gotLess(counts.behind)}</h4>
      <div className={`people ${styles.wall}`} aria-hidden="true">
        {ENDS.flatMap((end) => Array.from({ length: counts[end] }, () => end)).map((end, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <i key={nth} className="person" data-standing={end} />
        ))}
      </div>
      <ul className="tile-key">
        <li>{programmeText.inRun}</li>
        {ENDS.map((end) => (
          <li key={end}>
            <i className="person" data-standing={end} />
            {programmeText.ended[end](counts[end])}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** What the arithmetic says about a level, in a sentence or two. */
export function Outcome(props: OutcomeProps) {
  const { members } = props.outcomes;
  const { ahead, behind } = resultsIn(props);
  return (
    <>
      {programmeText.outcome(count(members), props.at, share(ahead, members), share(behind, members))}{' '}
      {programmeText.zero} <a href={address('/maths/')}>{programmeText.mathsLink}</a>
    </>
  );
}

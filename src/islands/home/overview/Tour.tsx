import { useStore } from '@nanostores/react';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { tourText } from '#islands/home/text.ts';
import { $balances } from '#stores/balances.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $mayWalk, $ownWalk, $tourMarks, markTour } from '#stores/walk.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { PretendedPayment, PretendedPayout } from '#ui/feedback/PretendedPayment.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import styles from './Tour.module.css';
import {
  $known,
  $latestMissed,
  $payees,
  cameToPass,
  depositLink,
  hasOwnAction,
  isSettled,
  type Known,
  leadsOn,
  missingToWithdraw,
  nextStep,
  stepsOf,
  type TourStep,
  WITHDRAWALS_LINK,
} from './tour.ts';

/** The parts of a walk. Only a sandbox has them. */
export const loadWalk = () => import('#ui/walk/walk-parts.ts');

interface Props {
  readonly offers: SiteOffers;
}

/** The first steps of a member, one at a time. Each has a way on, for everyone. */
export function Tour({ offers }: Props) {
  const mayWalk = useStore($mayWalk);
  const marks = useStore($tourMarks);
  const hasWalk = useStore($ownWalk) !== null;
  if (marks.includes('closed')) return <Next isQuiet={hasWalk} />;
  return (
    <RemoteView store={$known}>
      {(known) => {
        const step = nextStep(known, marks, mayWalk);
        const head = (
          <>
            <h2 id="tour">{tourText.title}</h2>
            <Steps present={step} all={stepsOf(mayWalk)} isDone={(each) => cameToPass(each, known, marks)} />
          </>
        );
        const body =
          step === null ? (
            <Ended known={known} offers={offers} />
          ) : (
            <div className={styles.step} key={step}>
              <h3>{tourText.steps[step].name}</h3>
              <Task step={step} known={known} offers={offers} />
            </div>
          );
        const { walk } = known;
        const isLine = walk !== null && step !== null && !hasOwnAction(step, known);
        return (
          <section className={`card ${styles.tour}`} aria-labelledby="tour">
            {isLine ? (
              <Line key={walk.day} step={step} head={head}>
                {body}
              </Line>
            ) : (
              <>
                <header className={styles.head}>{head}</header>
                {body}
              </>
            )}
          </section>
        );
      }}
    </RemoteView>
  );
}

interface LineProps {
  readonly step: TourStep;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A step that asks for nothing, in a line, while time passes. Only who was paid is shown at once. */
function Line({ step, head, children }: LineProps) {
  const [isOpen, setOpen] = useState(step === 'payee');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${styles.head} ${styles.line}`}>
        {head}
        {!isOpen && <span aria-hidden="true">{tourText.steps[step].name}</span>}
      </summary>
      {isOpen && children}
    </details>
  );
}

interface StepsProps {
  readonly present: TourStep | null;
  readonly all: readonly TourStep[];
  readonly isDone: (step: TourStep) => boolean;
}

/** A tile for each step: laid, passed over, next, or only drawn. */
function Steps({ present, all, isDone }: StepsProps) {
  const nth = present === null ? all.length : all.indexOf(present);
  return (
    <ol className={styles.tiles}>
      {all.map((step, index) => (
        <li
          key={step}
          className={index < nth && isDone(step) ? styles.done : undefined}
          aria-current={step === present ? 'step' : undefined}
        >
          {index >= nth ? (
            <span aria-hidden="true">{index + 1}</span>
          ) : isDone(step) ? (
            <Check size={16} aria-label={tourText.done} />
          ) : (
            <span role="img" aria-label={tourText.passedOver}>
              –
            </span>
          )}
          <span className="visually-hidden">{tourText.steps[step].name}</span>
        </li>
      ))}
    </ol>
  );
}

interface TaskProps extends Props {
  readonly known: Known;
}

function Task({ step, known, offers }: TaskProps & { readonly step: TourStep }) {
  useLead(leadsOn(step, known));
  switch (step) {
    case 'join':
      return <Join offers={offers} />;
    case 'deposit':
      return <DepositTask offers={offers} />;
    case 'credit':
      return <Credit known={known} />;
    case 'level':
      return (
        <>
          <p>{tourText.steps.level.hint}</p>
          <Ways>
            <Way href={address(ROUTES.programme.path)}>{tourText.steps.level.go}</Way>
          </Ways>
        </>
      );
    case 'payee':
      return <Payees />;
    case 'income':
      return <Income known={known} />;
    case 'whose':
      return <Whose known={known} />;
    case 'withdrawal':
      return <Withdraw known={known} />;
    case 'sent':
      return <Sent known={known} />;
  }
}

function Join({ offers }: Props) {
  return (
    <Deferred load={loadWalk}>
      {({ BeginWalk }) => (
        <BeginWalk
          offers={offers}
          instead={
            <button type="button" className="link-button" onClick={() => markTour('join')}>
              {tourText.steps.join.without}
            </button>
          }
        />
      )}
    </Deferred>
  );
}

function DepositTask({ offers }: Props) {
  const hasSandbox = useStore($hasSandbox);
  const { hint, go } = tourText.steps.deposit;
  return (
    <>
      <p>{hint}</p>
      <Ways>
        {hasSandbox && (
          <Deferred load={loadWalk} fallback={<PendingNotice />}>
            {({ DepositGift }) => <DepositGift offers={offers} />}
          </Deferred>
        )}
        <Way href={address(ROUTES.deposit.path)} isQuiet={hasSandbox}>
          {go}
        </Way>
      </Ways>
    </>
  );
}

function Credit({ known: { pendingDeposits } }: Pick<TaskProps, 'known'>) {
  const [deposit] = pendingDeposits;
  const { hint, go, goProven } = tourText.steps.credit;
  const isProven = deposit !== undefined && deposit.proofAt !== null;
  return (
    <>
      <p>{hint}</p>
      <Ways>
        <Way href={deposit ? depositLink(deposit) : ROUTES.deposit.path}>{isProven ? goProven : go}</Way>
        {deposit && <PretendedPayment deposit={deposit} tone="quiet" />}
      </Ways>
    </>
  );
}

function Payees() {
  const text = tourText.steps.payee;
  return (
    <>
      <p>{text.hint}</p>
      <RemoteView store={$payees}>
        {(payees) => (
          <ul className={styles.payees}>
            {payees.map(({ uid, username, amount }) => (
              <li key={uid}>
                <span>{username ?? (uid === null ? text.programme : text.another)}</span>
                <strong>{usd(amount)}</strong>
              </li>
            ))}
          </ul>
        )}
      </RemoteView>
      <Ways>
        <GoOn step="payee">{tourText.goOn}</GoOn>
      </Ways>
    </>
  );
}

function Income({ known: { sums } }: Pick<TaskProps, 'known'>) {
  const { hint, earned, missed, nothing, go } = tourText.steps.income;
  const amount = sums.earned;
  return (
    <>
      <RemoteView store={$latestMissed}>
        {(lost) => (
          <>
            {amount === undefined && lost === 0 ? (
              <p>{`${nothing} ${hint}`}</p>
            ) : (
              <p>
                {amount !== undefined && earned(usd(amount))} {lost > 0 && missed(usd(lost))}
              </p>
            )}
          </>
        )}
      </RemoteView>
      <Ways>
        <GoOn step="income">{tourText.goOn}</GoOn>
        <Way href={`${ROUTES.programme.path}?show=partners`} isQuiet>
          {go}
        </Way>
      </Ways>
    </>
  );
}

function Whose({ known: { sums } }: Pick<TaskProps, 'known'>) {
  const { earned, nothing, go } = tourText.steps.whose;
  return (
    <>
      <p>{sums.earned === undefined ? nothing : earned}</p>
      <Ways>
        <GoOn step="whose">{tourText.goOn}</GoOn>
        <Way href="#whose-money" isQuiet>
          {go}
        </Way>
      </Ways>
    </>
  );
}

function Withdraw({ known }: Pick<TaskProps, 'known'>) {
  const text = tourText.steps.withdrawal;
  const { missing, isLost } = missingToWithdraw(known);
  const minimum = usdShort(MINIMUM_WITHDRAWAL);
  if (missing === 0) {
    return (
      <>
        <p>{text.hint(minimum)}</p>
        <Ways>
          <Way href={address(ROUTES.withdraw.path)}>{text.go}</Way>
          <GoOn step="sent" isQuiet>
            {tourText.skip}
          </GoOn>
        </Ways>
      </>
    );
  }
  return (
    <>
      <p>{isLost ? text.never(usd(missing), minimum) : text.missing(usd(missing), minimum)}</p>
      <Ways>
        <GoOn step="sent" isQuiet={!leadsOn('withdrawal', known)}>
          {isLost ? text.without : tourText.skip}
        </GoOn>
      </Ways>
    </>
  );
}

function Sent({ known: { openWithdrawals } }: Pick<TaskProps, 'known'>) {
  const hasSandbox = useStore($hasSandbox);
  const { hint, go } = tourText.steps.sent;
  const held = openWithdrawals.find(({ status }) => status === 'held');
  return (
    <>
      <p>{hint}</p>
      <Ways>
        {held && <PretendedPayout withdrawal={held} />}
        <Way href={address(WITHDRAWALS_LINK)} isQuiet={hasSandbox}>
          {go}
        </Way>
        <GoOn step="sent" isQuiet>
          {tourText.skip}
        </GoOn>
      </Ways>
    </>
  );
}

/** What all of it came to, once it is known, and the same community from another place. */
function Ended({ known, offers }: TaskProps) {
  const mayWalk = useStore($mayWalk);
  const { walk } = known;
  return (
    <div className={styles.step}>
      <Deferred load={loadWalk}>
        {({ Verdict, WalkAgain }) => (
          <>
            {isSettled(known) ? (
              <Verdict {...known} heading="h3" />
            ) : (
              <>
                <h3>{tourText.ended}</h3>
                <p>{tourText.walkGoesOn}</p>
              </>
            )}
            {mayWalk && <WalkAgain walk={walk} offers={offers} isQuiet={walk !== null} />}
          </>
        )}
      </Deferred>
      <div>
        <button type="button" className="link-button" onClick={() => markTour('closed')}>
          {tourText.close}
        </button>
      </div>
    </div>
  );
}

/** Where a member goes on once the tour is over: first what their money can do now, unless a walk leads. */
function Next({ isQuiet }: { readonly isQuiet: boolean }) {
  const { withdrawal, level, deposit, income } = tourText.steps;
  return (
    <RemoteView store={$balances}>
      {(balances) => {
        const canWithdraw = withdrawable(balances) > 0;
        const canActivate = balances.locked + balances.earning > 0;
        return (
          <Ways>
            {canWithdraw && (
              <Way href={ROUTES.withdraw.path} isQuiet={isQuiet}>
                {withdrawal.go}
              </Way>
            )}
            {canActivate && (
              <Way href={ROUTES.programme.path} isQuiet={isQuiet || canWithdraw}>
                {level.go}
              </Way>
            )}
            <Way href={ROUTES.deposit.path} isQuiet={isQuiet || canActivate}>
              {deposit.go}
            </Way>
            <Way href={`${ROUTES.programme.path}?show=partners`} isQuiet>
              {income.go}
            </Way>
          </Ways>
        );
      }}
    </RemoteView>
  );
}

const Ways = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);

interface WayProps {
  readonly href: string;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

const Way = ({ href, isQuiet = false, children }: WayProps) => (
  <a className={isQuiet ? 'button button--quiet' : 'button'} href={address(href)}>
    {children}
  </a>
);

interface GoOnProps {
  readonly step: TourStep;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** Ends a step that nothing else ends. */
const GoOn = ({ step, isQuiet = false, children }: GoOnProps) => (
  <button
    type="button"
    className={isQuiet ? 'button button--quiet' : 'button'}
    onClick={() => markTour(step)}
  >
    {children}
  </button>
);

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Cents, sum, ZERO } from '#domain/money/cents.ts';
import { MATRIX_NAMES, type MatrixId, type MatrixLevel, priceOf } from '#domain/programme/activation.ts';
import { cycleOf, PLACES } from '#domain/programme/box.ts';
import { type LevelView, type MatrixView, netOf, type ProgrammeView } from '#domain/programme/view.ts';
import { ROUTES } from '#domain/routes.ts';
import { shortfall } from '#domain/settlement/activations.ts';
import { usd, usdShortChange } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { levelName } from '#i18n/levels.ts';
import { uiText } from '#i18n/ui.ts';
import { $balances } from '#stores/balances.ts';
import { $programme } from '#stores/programme.ts';
import { $isPast, $isTouring } from '#stores/walk.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { TourFirst } from '#ui/walk/TourFirst.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { KeyOfPlaces, LevelTile, LockedLevel, Missed, NextLevel } from './LevelTile.tsx';
import styles from './Levels.module.css';
import { type LevelOutcomes, Review, ShortOutcome } from './Review.tsx';
import { $activatedLevel, $reviewedLevel } from './model.ts';
import { activationText, levelText, programmeText } from './text.ts';

/** The data of the members' plan. */
export interface LevelPlan {
  readonly name: string;
  /** Gross per cycle, relative to a level's price. */
  readonly advertisedPercent: Readonly<Record<MatrixId, number>>;
  readonly outcomes: LevelOutcomes;
}

/** The member's levels in each matrix, and over them the review of one level. */
export function Levels({ plan }: { readonly plan: LevelPlan }) {
  const reviewed = useStore($reviewedLevel);
  const activated = useStore($activatedLevel);
  const programme = useStore($programme);
  const balances = useStore($balances);
  const isTouring = useStore($isTouring);
  const isPast = useStore($isPast);
  const missingFor = (price: Cents) => (balances.state === 'ready' ? shortfall(price, balances.value) : ZERO);
  const heading = useFocusOnChange<HTMLHeadingElement>(activated);

  return (
    <section className="stack" aria-labelledby="levels">
      <div>
        <h2 id="levels" tabIndex={-1} ref={heading}>
          {programmeText.levels(plan.name)}
        </h2>
        <StatusMessage
          text={activated && programme.state === 'ready' ? outcomeOf(activated, programme.value) : null}
        />
        {activated && isTouring && <LinkLine href={ROUTES.home.path}>{uiText.toTour}</LinkLine>}
      </div>
      <RemoteView store={$programme}>
        {({ matrices }) => (
          <>
            {!isPast && <p className={styles.hint}>{programmeText.levelsHint}</p>}
            {hasNone(matrices) && <FirstLevel />}
            {(!isPast || matrices.some(holdsAny)) && <KeyOfPlaces matrices={matrices} />}
            <div className={`${styles.boards} ${isShort(matrices, isPast) ? styles.pair : ''}`}>
              {heldFirst(matrices).map((matrix) => (
                <Board
                  key={matrix.id}
                  matrix={matrix}
                  advertisedPercent={plan.advertisedPercent[matrix.id]}
                  outcomes={plan.outcomes}
                  missingFor={missingFor}
                  leads={matrix === matrices[0] && hasNone(matrices) && balances.state === 'ready'}
                />
              ))}
            </div>
            {reviewed && <Review at={reviewed} matrices={matrices} outcomes={plan.outcomes} />}
          </>
        )}
      </RemoteView>
    </section>
  );
}

const hasNone = (matrices: readonly MatrixView[]): boolean =>
  matrices.every(({ levels: [first] }) => first?.status === 'next');

/** What a board draws as tiles. Once the walk is over, no one comes who would pay for another level. */
const openIn = (levels: readonly LevelView[], isPast: boolean): readonly LevelView[] =>
  levels.filter(({ status }) => status !== 'locked' && !(isPast && status === 'next'));

/** Whether all boards have so few tiles that two of them fit beside each other. */
const isShort = (matrices: readonly MatrixView[], isPast: boolean): boolean =>
  matrices.every(({ levels }) => openIn(levels, isPast).length <= 2);

const holdsAny = ({ levels }: MatrixView): boolean => levels.some(({ box }) => box !== null);

const heldFirst = (matrices: readonly MatrixView[]): readonly MatrixView[] =>
  matrices.toSorted((one, other) => Number(holdsAny(other)) - Number(holdsAny(one)));

/** A member who has no level, and no money for one, pays in first. */
function FirstLevel() {
  useLead(true);
  return (
    <RemoteView store={$balances}>
      {(balances) =>
        shortfall(priceOf(1), balances) > 0 && (
          <TourFirst path={ROUTES.deposit.path}>{activationText.deposit}</TourFirst>
        )
      }
    </RemoteView>
  );
}

/** The outcome of a requested activation, as far as it is known. A refusal is shown in its review. */
function outcomeOf(asked: MatrixLevel, { matrices }: ProgrammeView): string | null {
  const level = matrices.find(({ id }) => id === asked.matrix)?.levels[asked.level - 1];
  if (level?.status === 'requested') return programmeText.requested(levelName(asked));
  if (!level?.box) return null;
  return programmeText.activated(levelName(asked), usd(level.price), level.box.paidTo);
}

interface Props {
  readonly matrix: MatrixView;
  readonly advertisedPercent: number;
  readonly outcomes: LevelOutcomes;
  /** What the member lacks of a price. */
  readonly missingFor?: (price: Cents) => Cents;
  /** Whether its first level is what the screen is for. */
  readonly leads?: boolean;
}

/** The levels of one matrix, lowest first: tiles, then chips for those that come later. Each opens what is known of its level. */
export function Board({
  matrix: { id, levels },
  advertisedPercent,
  outcomes,
  missingFor = () => ZERO,
  leads = false,
}: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = levels.find(({ level }) => level === opened);
  const isPast = useStore($isPast);
  const open = openIn(levels, isPast);
  const locked = levels.filter((level) => !open.includes(level));
  const held = levels.filter(({ box }) => box !== null);
  // Nothing of it is to be explained any more.
  const isSpent = isPast && held.length === 0;
  const frozen = held.filter(({ status }) => status === 'frozen').length;
  return (
    <section className={`card ${styles.board}`} aria-labelledby={`matrix-${id}`}>
      <header className={styles.head}>
        <h3 id={`matrix-${id}`}>{MATRIX_NAMES[id]}</h3>
        {held.length > 0 ? (
          <p>
            {programmeText.boardSum(
              isPast ? programmeText.held(held.length) : programmeText.active(held.length - frozen, frozen),
              usdShortChange(sum(held.map(netOf))),
            )}
          </p>
        ) : (
          <p>{isSpent ? programmeText.neverActive : programmeText.places(PLACES[id])}</p>
        )}
      </header>
      {!isSpent && (
        <p className={styles.hint}>
          <strong>{programmeText.cycle}</strong> {programmeText.payments(cycleOf(id))}
          {id === 's8' && ` ${programmeText.partnersCycle}`}
        </p>
      )}
      {open.length > 0 && (
        <ol className={styles.tiles}>
          {open.map((level) =>
            level.status === 'next' ? (
              <NextLevel key={level.level} level={level} leads={leads} missing={missingFor(level.price)} />
            ) : (
              <LevelTile
                key={level.level}
                level={level}
                isPast={isPast}
                onOpen={() => setOpened(level.level)}
              />
            ),
          )}
        </ol>
      )}
      {held.map((level) => (
        <Missed key={level.level} level={level} isPast={isPast} />
      ))}
      {!isSpent && locked.length > 0 && (
        <Unfold summary={levelText.locked}>
          <ol className={styles.chips}>
            {locked.map((level) => (
              <LockedLevel key={level.level} level={level} onOpen={() => setOpened(level.level)} />
            ))}
          </ol>
        </Unfold>
      )}
      <ShortOutcome matrix={id} outcomes={outcomes}>
        <p className={styles.hint}>
          {programmeText.advertised(advertisedPercent)}{' '}
          <a href={address('/maths/')}>{programmeText.mathsLink}</a>
        </p>
      </ShortOutcome>
      {shown && (
        <LevelSheet
          level={shown}
          levels={levels}
          outcomes={outcomes}
          isPast={isPast}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

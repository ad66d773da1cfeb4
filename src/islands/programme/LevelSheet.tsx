import { subtract, sum, ZERO } from '#domain/money/cents.ts';
import { type Box, outcomeOfPlace, PLACES } from '#domain/programme/box.ts';
import { type LevelView, netOf } from '#domain/programme/view.ts';
import { usd, usdChange, usdShort } from '#i18n/format.ts';
import { levelName } from '#i18n/levels.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Sheet, SheetFoot } from '#ui/feedback/Sheet.tsx';
import styles from './LevelSheet.module.css';
import card from './LevelTile.module.css';
import { LevelState, LINES, Missed, outcomeToCome } from './LevelTile.tsx';
import { reviewActivation } from './model.ts';
import { type LevelOutcomes, Outcome } from './Review.tsx';
import { levelText } from './text.ts';

interface Props {
  readonly level: LevelView;
  /** All levels of its matrix. */
  readonly levels: readonly LevelView[];
  readonly outcomes: LevelOutcomes;
  /** Whether the walk is over: then no level is to come. */
  readonly isPast: boolean;
  readonly onClose: () => void;
}

/** What is known of a level: its present cycle with who stands where, what it brought, and what comes next. */
export function LevelSheet({ level: at, levels, outcomes, isPast, onClose }: Props) {
  const { box } = at;
  const isNextOpen = levels[at.level]?.box === null;
  const next = isPast ? undefined : levels.find(({ status }) => status === 'next');
  const words = wordsOn(at, isNextOpen, isPast);
  return (
    <Sheet title={levelName(at)} onClose={onClose}>
      {(close) => (
        <>
          {box && <Cycle level={at} box={box} isPast={isPast} />}
          <Missed level={at} isPast={isPast} />
          {words && <p>{words}</p>}
          <div className={styles.facts}>
            <DescriptionList items={box ? resultOf(at, box) : costOf(at, levels)} />
          </div>
          {at.status === 'locked' && (
            <p>
              <Outcome at={at} outcomes={outcomes} />
            </p>
          )}
          {next && (isNextOpen || at.status === 'locked') && (
            <SheetFoot>
              <button
                type="button"
                className={at.status === 'locked' ? 'button button--quiet' : 'button'}
                onClick={() => {
                  close();
                  reviewActivation(next);
                }}
              >
                {levelText.goTo(next.level, usdShort(next.price))}
              </button>
            </SheetFoot>
          )}
        </>
      )}
    </Sheet>
  );
}

/** What it brought, as a sum. */
const resultOf = (at: LevelView, box: Box) => [
  ...earningsOf(at, box),
  { label: levelText.pricePaid(box.paidTo), value: usdChange(subtract(ZERO, at.price)) },
  { label: levelText.net, value: <strong>{usdChange(netOf(at))}</strong> },
];

/** What the places in sight have paid, apart from what no place shows any more. */
function earningsOf({ matrix, price, earned }: LevelView, box: Box) {
  const paying = box.places.filter(({ place }) => outcomeOfPlace(matrix, place, box) === 'owner');
  const here = sum(paying.map(() => price));
  const before = subtract(earned, here);
  return here > 0 && before > 0
    ? [
        { label: levelText.earnedHere, value: usdChange(here) },
        { label: levelText.earnedBefore, value: usdChange(before) },
      ]
    : [{ label: levelText.earned, value: usdChange(earned) }];
}

/** Its price; of a locked level also that of all levels up to it that are not active. */
function costOf({ level, price, status }: LevelView, levels: readonly LevelView[]) {
  const missing = levels.filter((each) => !each.box && each.level <= level);
  return [
    { label: levelText.price, value: usd(price) },
    ...(status === 'locked'
      ? [
          {
            label: levelText.together(level - missing.length + 1, level),
            value: usd(sum(missing.map((each) => each.price))),
          },
        ]
      : []),
  ];
}

function wordsOn({ level, status }: LevelView, isNextOpen: boolean, isPast: boolean): string | null {
  if (status === 'requested') return levelText.requested;
  if (isPast) return null;
  if (status === 'locked') return levelText.lockedBy(level - 1);
  return isNextOpen && status !== 'frozen' ? levelText.willFreeze(level + 1) : null;
}

/** A narrow tile breaks a name after an underscore. */
const breakable = (name: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a name never changes
  name.split('_').flatMap((part, nth) => (nth === 0 ? [part] : ['_', <wbr key={nth} />, part]));

interface CycleProps extends Pick<Props, 'level' | 'isPast'> {
  readonly box: Box;
}

function Cycle({ level, box, isPast }: CycleProps) {
  const { matrix } = level;
  const names = new Map(box.places.map(({ place, username }) => [place, username]));
  const unnamed = box.filled - box.places.length;
  return (
    <section className={styles.cycle}>
      <p className={styles.state}>
        <LevelState level={level} isPast={isPast} /> <span>{levelText.cycle(box, PLACES[matrix])}</span>
      </p>
      <ol className={`${styles.places} ${styles[matrix]}`}>
        {LINES[matrix].flat().map((place) => {
          const name = names.get(place);
          const outcome = outcomeOfPlace(matrix, place, box);
          const toCome = outcomeToCome(matrix, place, box);
          return (
            <li
              key={place}
              className={name === undefined ? `${styles.free} ${card.mark}` : styles.taken}
              {...(name === undefined ? { 'data-to-come': toCome } : { 'data-outcome': outcome })}
            >
              <span>
                <span className="visually-hidden">{levelText.place}</span> {place}
              </span>{' '}
              {name === undefined ? (
                toCome === 're-entry' ? (
                  levelText.freeReEntry
                ) : (
                  levelText.free
                )
              ) : (
                <>
                  <bdi>{breakable(name)}</bdi> <strong>{levelText.outcome[outcome]}</strong>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {unnamed > 0 && <p>{levelText.unnamed(unnamed)}</p>}
    </section>
  );
}

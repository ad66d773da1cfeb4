import { useStore } from '@nanostores/react';
import { $community, type DayRange } from './clock.ts';
import { dayText } from './later-text.ts';

interface Props {
  readonly range: DayRange;
  readonly onChange: (change: Partial<DayRange>) => void;
}

/** The two fields of a period: dates, or days of the walk that fills the console. */
export function DayFields({ range, onChange }: Props) {
  const walk = useStore($community);
  const labels = walk ? dayText.ofWalk : dayText.dates;
  return (['from', 'to'] as const).map((bound) => (
    <label key={bound} className="field">
      <span className="field__label">{labels[bound]}</span>
      <input
        className="input"
        {...(walk
          ? { type: 'number', min: 1, max: walk.day, placeholder: String(bound === 'from' ? 1 : walk.day) }
          : { type: 'date' })}
        value={range[bound]}
        onChange={({ currentTarget }) => onChange({ [bound]: currentTarget.value })}
      />
    </label>
  ));
}

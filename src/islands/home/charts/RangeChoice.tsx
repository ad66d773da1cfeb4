import { Choices } from './Choices.tsx';
import { CHART_WORDS, RANGE_WORDS } from './text.ts';

interface Props<Value extends keyof typeof RANGE_WORDS> {
  readonly legend?: string;
  readonly ranges: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Over how long a time. */
export function RangeChoice<Value extends keyof typeof RANGE_WORDS>({
  legend = CHART_WORDS.range,
  ranges,
  ...choice
}: Props<Value>) {
  const options = ranges.map((value) => ({
    value,
    label: RANGE_WORDS[value].short,
    long: RANGE_WORDS[value].long,
  }));
  return <Choices legend={legend} options={options} {...choice} />;
}

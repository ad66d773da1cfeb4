import { Choices } from '#ui/forms/Choices.tsx';
import { chartText, rangeText } from './text.ts';

interface Props<Value extends keyof typeof rangeText> {
  readonly legend?: string;
  readonly ranges: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Over how long a time. */
export function RangeChoice<Value extends keyof typeof rangeText>({
  legend = chartText.range,
  ranges,
  ...choice
}: Props<Value>) {
  const options = ranges.map((value) => ({
    value,
    label: rangeText[value].short,
    long: rangeText[value].long,
  }));
  return <Choices legend={legend} options={options} {...choice} />;
}

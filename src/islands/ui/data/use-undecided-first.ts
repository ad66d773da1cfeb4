import { useState } from 'react';

/** Whether what is undecided comes before the way to more of it: until that is begun, also once the first is decided. */
export function useUndecidedFirst(hasUndecided: boolean, isAtStart: boolean): boolean {
  const [isFirst, setFirst] = useState(false);
  const comesFirst = isAtStart && (isFirst || hasUndecided);
  if (comesFirst !== isFirst) setFirst(comesFirst);
  return comesFirst;
}

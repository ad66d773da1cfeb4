import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses the detail's heading when a request is opened, and the request's row when its detail is closed.
 *
 * @param opened key of the open request
 * @param isShown whether the detail on the screen is that request's already
 */
export function useDetailFocus(
  opened: string | undefined,
  isShown: boolean,
  focus: (key: string) => boolean,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isShown) return;
    heading.current?.focus();
    setWanted(false);
  }, [isWanted, isShown]);

  const before = useRef(opened);
  useEffect(() => {
    if (opened === undefined && before.current !== undefined) focus(before.current);
    before.current = opened;
  }, [opened, focus]);

  const focusHeading = useCallback(() => setWanted(true), []);
  return { heading, focusHeading };
}

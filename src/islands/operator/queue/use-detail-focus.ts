import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses the detail's heading when a request is opened, and the request's line when its detail is closed.
 *
 * @param opened key of the open request
 */
export function useDetailFocus(opened: string | undefined, focus: (key: string) => boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (openings > 0) heading.current?.focus();
  }, [openings]);

  const before = useRef(opened);
  useEffect(() => {
    if (opened === undefined && before.current !== undefined) focus(before.current);
    before.current = opened;
  }, [opened, focus]);

  const focusHeading = useCallback(() => setOpenings((count) => count + 1), []);
  return { heading, focusHeading };
}

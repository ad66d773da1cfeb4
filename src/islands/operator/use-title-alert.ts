import { useEffect, useRef } from 'react';

/** Shows in the tab's title that something waits, also while another tab is on the screen. @param alert put before the title */
export function useTitleAlert(alert: string): void {
  const title = useRef<string | null>(null);
  useEffect(() => {
    title.current ??= document.title;
    const own = title.current;
    document.title = alert + own;
    return () => {
      document.title = own;
    };
  }, [alert]);
}

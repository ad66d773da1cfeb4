/** Acts at once when asked, but not again before so many milliseconds have passed; what is asked meanwhile is done then. */
export function atMostEvery(milliseconds: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  const ask = () => {
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      ask();
    }, milliseconds);
    act();
  };

  return { ask, stop: () => clearTimeout(timer) };
}

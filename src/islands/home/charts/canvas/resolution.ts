/** Calls back when the screen has other pixels than before: another zoom, or another screen. */
export function watchResolution(onChange: () => void): () => void {
  let query = present();
  const change = () => {
    query.removeEventListener('change', change);
    query = present();
    query.addEventListener('change', change);
    onChange();
  };
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

const present = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`);

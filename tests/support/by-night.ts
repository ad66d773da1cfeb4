/** How often something random is tried: by day, and by night (TESSERA_NIGHT=1), when there is time to find what is rare. */
export const byNight = (night: number, day: number): number =>
  process.env['TESSERA_NIGHT'] === '1' ? night : day;

/** What is written on the picture that stands for a page where its address is shared. */
export interface Card {
  readonly title: string;
  /** The site's name. */
  readonly site: string;
}

// Places are in pixels from the upper left corner.

/** As the networks ask for it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Up to 750 from the left the ground is plain. */
export const TITLE = { x: 72, middle: 248, width: 664 } as const;
/** Part of the ground, at the lower left. */
export const LOGO = { x: 72, y: 486, height: 80 } as const;
/** Beside the logo: the site's name, and below it the note that all cards have. */
export const NAME = { x: 154, baseline: 528, size: 50 } as const;
export const NOTE = { x: 154, baseline: 565, size: 27 } as const;

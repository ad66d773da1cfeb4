import type { Boxes } from './boxes.ts';
import type { Observer } from './observer.ts';

/** Translates between the rules, which speak of boxes, and an observer, which hears of members. For one matrix. */
export class Announcer {
  readonly #boxes: Boxes;
  readonly #prices: readonly number[];
  readonly #observer: Observer;

  constructor(boxes: Boxes, prices: readonly number[], observer: Observer) {
    this.#boxes = boxes;
    this.#prices = prices;
    this.#observer = observer;
  }

  placed(entrant: number, holder: number, place: number): void {
    const boxes = this.#boxes;
    const level = boxes.level(holder);
    this.#observer.placed(boxes.member(entrant), boxes.member(holder), boxes.matrix, level, place);
  }

  /** @param upline `NONE` for the root's box */
  recycled(box: number, upline: number, filledBy: number): void {
    const boxes = this.#boxes;
    const [member, above, by] = [boxes.member(box), boxes.member(upline), boxes.member(filledBy)];
    this.#observer.recycled(member, above, by, boxes.matrix, boxes.level(box));
  }

  missed(box: number, entrant: number): void {
    const boxes = this.#boxes;
    this.#observer.missed(boxes.member(box), boxes.member(entrant), boxes.matrix, boxes.level(box));
  }

  paid(box: number, entrant: number): void {
    const boxes = this.#boxes;
    const level = boxes.level(box);
    const price = this.#prices[level - 1] as number;
    this.#observer.paid(boxes.member(box), price, boxes.member(entrant), boxes.matrix, level);
  }
}

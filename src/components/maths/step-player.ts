/** Enough time to read a step. */
const READING_TIME = 4000;
const SLIDING_TIME = 300;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const KEYS: Readonly<Record<string, string>> =
  document.dir === 'rtl'
    ? { ArrowLeft: 'next', ArrowRight: 'back' }
    : { ArrowRight: 'next', ArrowLeft: 'back' };

/** Shows the steps of a walkthrough one at a time: the tiles of the picture, the payment that slides, the words. */
class StepPlayer extends HTMLElement {
  #shown = 0;
  #timer = 0;
  #slide: Animation | undefined;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) =>
      this.#act((target as Element).closest<HTMLElement>('[data-act]')?.dataset.act),
    );
    this.addEventListener('keydown', (event) => {
      const act = KEYS[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#act(act);
    });
    this.#show(0);
  }

  get #steps(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('ol > li')];
  }

  #act(act: string | undefined): void {
    if (!act) return;
    const wasPlaying = this.#timer !== 0;
    this.#pause();
    if (act === 'back') this.#show(this.#shown - 1);
    if (act === 'next') this.#next();
    if (act === 'play' && !wasPlaying) this.#play();
  }

  /** After the last step comes the first again. */
  #next(): void {
    this.#show((this.#shown + 1) % this.#steps.length);
  }

  #play(): void {
    const last = this.#steps.length - 1;
    this.#next();
    this.#timer = window.setInterval(() => {
      this.#next();
      if (this.#shown === last) this.#pause();
    }, READING_TIME);
    this.#turn('play', true);
  }

  #pause(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
    this.#turn('play', false);
  }

  #show(wanted: number): void {
    const steps = this.#steps;
    const before = this.#shown;
    const step = Math.max(0, Math.min(wanted, steps.length - 1));
    this.#shown = step;
    for (const [index, each] of steps.entries()) each.toggleAttribute('data-shown', index === step);
    this.#button('back').ariaDisabled = `${step === 0}`;
    this.#turn('next', step === steps.length - 1);

    const arrive = () => this.#write(steps[step]);
    this.#slide?.cancel();
    const isBack = step < before;
    const payment = steps[isBack ? before : step];
    if (payment && Math.abs(step - before) === 1 && !lessMotion.matches) {
      // The buyer's tile is there until the payment has gone from it, or has come back to it.
      this.#write(payment, steps[Math.min(step, before)]);
      this.#slide = this.#send(payment, isBack);
      this.#slide.onfinish = arrive;
    } else arrive();
  }

  /** Writes the tiles of a step. @param results the step whose results stand on them, if it is another one */
  #write(step: HTMLElement | undefined, results = step): void {
    const [faces, sums] = [step, results].map((each) => each?.dataset.tiles?.split(';') ?? []);
    for (const [index, tile] of this.querySelectorAll('.walk__picture .matrix > g:not(.payment)').entries()) {
      const [kind = '', name = ''] = faces?.[index]?.split(',') ?? [];
      const words = [name, sums?.[index]?.split(',')[2] ?? ''];
      tile.setAttribute('class', kind);
      for (const [line, text] of tile.querySelectorAll('text').entries())
        text.textContent = words[line] ?? '';
    }
    for (const { className, parentElement } of this.querySelectorAll('.walk__legend i'))
      parentElement?.toggleAttribute('data-absent', !this.querySelector(`.walk__picture .${className}`));
  }

  /** A tile of gold slides along the line to the member who is paid, or back. */
  #send({ dataset: { way = '', price = '' } }: HTMLElement, isBack: boolean): Animation {
    const payment = this.querySelector('.payment') as SVGGElement;
    (payment.lastElementChild as SVGTextElement).textContent = price;
    const corners = way.split(',').map((corner) => {
      const [x, y] = corner.split(' ');
      return { opacity: 1, transform: `translate(${x}px, ${y}px)` };
    });
    return payment.animate(isBack ? corners.reverse() : corners, {
      duration: SLIDING_TIME,
      easing: 'ease-in-out',
    });
  }

  /** Gives a button its other text, e.g. `Pause` instead of `Play`, or its first one. */
  #turn(act: string, isOther: boolean): void {
    this.#button(act).toggleAttribute('data-other', isOther);
  }

  #button(act: string): HTMLButtonElement {
    return this.querySelector(`button[data-act="${act}"]`) as HTMLButtonElement;
  }
}

export const registerSteps = (): void => customElements.define('tessera-steps', StepPlayer);

/** Enough time to read a step. */
const READING_TIME = 4000;

/** Shows the steps of a list one at a time and announces each. */
class StepPlayer extends HTMLElement {
  #shown = 0;
  #timer = 0;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[data-act]');
      if (button) this.#act(button.dataset.act);
    });
    this.#steps.at(0)?.parentElement?.setAttribute('aria-live', 'polite');
    this.#show(0);
  }

  get #steps(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('ol > li')];
  }

  #act(act: string | undefined): void {
    const wasPlaying = this.#timer !== 0;
    this.#pause();
    if (act === 'back') this.#show(this.#shown - 1);
    if (act === 'next') this.#show(this.#shown + 1);
    if (act === 'play' && !wasPlaying) this.#play();
  }

  #play(): void {
    if (this.#shown === this.#steps.length - 1) this.#show(0);
    this.#timer = window.setInterval(() => {
      this.#show(this.#shown + 1);
      if (this.#shown === this.#steps.length - 1) this.#pause();
    }, READING_TIME);
    this.#nameButton();
  }

  #pause(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
    this.#nameButton();
  }

  #show(step: number): void {
    const steps = this.#steps;
    this.#shown = Math.max(0, Math.min(step, steps.length - 1));
    for (const [index, each] of steps.entries()) each.toggleAttribute('data-shown', index === this.#shown);
    this.#button('back').setAttribute('aria-disabled', `${this.#shown === 0}`);
    this.#button('next').setAttribute('aria-disabled', `${this.#shown === steps.length - 1}`);
  }

  /** Toggles between the button's texts, `Play` and `Pause`. */
  #nameButton(): void {
    const button = this.#button('play');
    button.dataset.play ??= button.textContent.trim();
    button.textContent = (this.#timer === 0 ? button.dataset.play : button.dataset.pause) ?? '';
  }

  #button(act: string): HTMLButtonElement {
    return this.querySelector(`button[data-act="${act}"]`) as HTMLButtonElement;
  }
}

export const registerSteps = (): void => customElements.define('tessera-steps', StepPlayer);

export type Control = 'button' | 'checkbox' | 'link' | 'radio';

/**
 * What a person does on the site, in any engine. Controls are found by their accessible names, which a string gives in
 * full. Each action waits until it is possible, and fails after 15 seconds.
 */
export interface Visitor {
  goTo(path: string): Promise<void>;
  press(control: Control, name: string | RegExp): Promise<void>;
  /** Replaces what the field holds, key by key, until it holds the text. */
  type(label: string, text: string): Promise<void>;
  /** @param file its path in the repository */
  upload(label: string, file: string): Promise<void>;
  /** Waits until the page shows this text. */
  sees(text: string | RegExp): Promise<void>;
}

/** A node of the page, as WebDriver refers to it. */
export type Node = Record<string, string>;

/** The commands of WebDriver (W3C) that the journeys need. @throws Error with what the driver says */
export interface Session {
  open(url: string): Promise<void>;
  find(css: string): Promise<readonly Node[]>;
  /** Its accessible name; empty where it has none, as where it is hidden. */
  nameOf(node: Node): Promise<string>;
  textOf(node: Node): Promise<string>;
  /** Brings it into view, at once: the driver does not wait for a page that scrolls smoothly. */
  scrollTo(node: Node): Promise<void>;
  clear(node: Node): Promise<void>;
  /** What a field holds. */
  valueOf(node: Node): Promise<string>;
  /** Focuses it and presses keys, or gives a file's path to a field for files. @throws Error where it cannot have the focus */
  send(node: Node, text: string): Promise<void>;
  end(): Promise<void>;
}

/** @param driver its URL */
export async function openSession(driver: string): Promise<Session> {
  const { sessionId } = await command('POST', '', { capabilities: {} });
  const on = (node: Node) => `/element/${Object.values(node)[0]}`;

  async function command(method: string, path: string, body?: object) {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
  const get = (path: string) => command('GET', `/${sessionId}${path}`);
  const post = (path: string, body = {}) => command('POST', `/${sessionId}${path}`, body);

  return {
    open: (url) => post('/url', { url }),
    find: (css) => post('/elements', { using: 'css selector', value: css }),
    nameOf: (node) => get(`${on(node)}/computedlabel`).catch(() => ''),
    textOf: (node) => get(`${on(node)}/text`),
    scrollTo: (node) => post('/execute/sync', { script: SCROLL, args: [node] }),
    clear: (node) => post(`${on(node)}/clear`),
    valueOf: (node) => get(`${on(node)}/property/value`),
    send: (node, text) => post(`${on(node)}/value`, { text }),
    end: () => command('DELETE', `/${sessionId}`),
  };
}

const SCROLL = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

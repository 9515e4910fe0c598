/** The cookies of one test client: one host, so name and value (and dropping what expired) suffice. */
export class CookieJar {
  readonly #values = new Map<string, string>();
  readonly #lines = new Map<string, string>();

  /** Takes an answer's Set-Cookie lines. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const expires = attributes.find((part) => /^expires=/i.test(part))?.slice('expires='.length);
      const gone =
        attributes.some((part) => /^max-age=(0|-\d+)$/i.test(part)) ||
        (expires !== undefined && Date.parse(expires) <= Date.now());
      if (gone) this.#values.delete(name);
      else this.#values.set(name, decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
      this.#lines.set(name, line);
    }
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  delete(name: string): void {
    this.#values.delete(name);
  }

  /** The last Set-Cookie line of this name, with its attributes. */
  line(name: string): string | undefined {
    return this.#lines.get(name);
  }

  /** The Cookie header. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }
}

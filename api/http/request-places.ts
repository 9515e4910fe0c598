/** How much of one kind of work a process takes on. */
export interface RequestPlacesRule {
  /**
   * Places at a time, for each connection of the database's pool. More than are usual are given when the process is at rest
   * and some wait all the same: those inside wait for somebody else, such as a payment provider.
   */
  places: { least: number; usual: number; most: number };
  /** How many may wait for each usual place. */
  waiting: number;
  /** The event loop's delay, in milliseconds, above which places grow fewer. */
  delay: number;
}

/** Milliseconds; a page of the back office asks for a dozen lists at once. */
const maxWait = 1_500;
/** Each quarter of a second: down quickly, up slowly, so that it doesn't swing. */
const fewerEachTime = 0.6;
const moreEachTime = 0.25;
/** How far the part that was let in lately follows the last quarter of a second. */
const following = 0.2;

/** How many places a part of the database's connections is. */
export const placesFor = (part: number, connections: number): number =>
  Math.max(1, Math.ceil(part * connections));

/**
 * Lets so many requests in at a time as the process can bear, keeps a few more waiting for a short while, and refuses the
 * rest. Few inside make short turns of the event loop, and whoever isn't counted here waits for one such turn.
 */
export class RequestPlaces {
  private readonly least: number;
  private readonly usual: number;
  private readonly most: number;
  private readonly maxWaiting: number;
  private readonly delay: number;
  /** Who waits, in order, and from which network. */
  private readonly queue = new Map<() => void, string>();
  private places: number;
  private isWatched = false;
  private asked = 0;
  private refused = 0;
  inside = 0;
  /** The part that was let in lately. */
  admitted = 1;

  constructor({ places, waiting, delay }: RequestPlacesRule, connections: number) {
    const times = (part: number) => placesFor(part, connections);
    this.least = times(places.least);
    this.usual = times(places.usual);
    this.most = times(places.most);
    this.maxWaiting = Math.ceil(waiting * this.usual);
    this.delay = delay;
    // While nobody watches the event loop, those inside may all wait for somebody else.
    this.places = this.most;
  }

  /** Places now; they grow and shrink by parts of one. */
  get open(): number {
    return Math.floor(this.places);
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** @param network of the caller: none may have more than half of those who wait (docs/security.md U3) */
  admits(network: string): boolean {
    this.asked += 1;
    const isAdmitted = this.hasRoomFor(network);
    if (!isAdmitted) this.refused += 1;
    return isAdmitted;
  }

  async enter(network: string): Promise<(() => void) | null> {
    if (this.inside < this.open) return this.take();
    if (!this.hasRoomFor(network) || !(await this.turn(network))) {
      this.refused += 1;
      return null;
    }
    return () => this.leave();
  }

  takeAtOnce(): (() => void) | null {
    if (this.inside >= this.open) return null;
    this.asked += 1;
    return this.take();
  }

  note(delay: number, isAtRest: boolean): void {
    if (!this.isWatched) this.places = this.usual;
    this.isWatched = true;
    if (delay > this.delay) this.places = Math.max(this.least, this.places * fewerEachTime);
    else if (this.queue.size > 0 && isAtRest)
      this.places = Math.min(this.most, this.places + Math.max(1, this.usual * moreEachTime));
    else if (this.places < this.usual) this.places = Math.min(this.usual, this.places + 1);
    else this.places = Math.max(this.usual, this.places - 1);
    while (this.inside < this.open && this.queue.size > 0) this.callNext();
    const part = this.asked === 0 ? 1 : Math.max(0, 1 - this.refused / this.asked);
    this.admitted += following * (part - this.admitted);
    this.asked = 0;
    this.refused = 0;
  }

  private hasRoomFor(network: string): boolean {
    if (this.inside < this.open) return true;
    return this.queue.size < this.maxWaiting && this.waitingOf(network) < this.maxWaiting / 2;
  }

  private waitingOf(network: string): number {
    let waiting = 0;
    for (const one of this.queue.values()) if (one === network) waiting += 1;
    return waiting;
  }

  private take(): () => void {
    this.inside += 1;
    return () => this.leave();
  }

  private leave(): void {
    this.inside -= 1;
    if (this.inside < this.open) this.callNext();
  }

  private callNext(): void {
    const [first] = this.queue.keys();
    if (!first) return;
    this.inside += 1;
    first();
  }

  /** Waits until called, which takes the place already. */
  private turn(network: string): Promise<boolean> {
    return new Promise((resolve) => {
      const stopWaiting = (isCalled: boolean) => {
        clearTimeout(timer);
        this.queue.delete(called);
        resolve(isCalled);
      };
      const called = () => stopWaiting(true);
      const timer = setTimeout(() => stopWaiting(false), maxWait);
      this.queue.set(called, network);
    });
  }
}

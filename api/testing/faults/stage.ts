import { setTimeout as sleep } from 'node:timers/promises';
import type { TestReply } from '../client.ts';
import { activities as all, visitor, type Acknowledged, type Activity, type Place } from './activities.ts';
import type { Application } from './application.ts';
import type { BreakableWorld } from './world.ts';

/** One line of the table of results. */
export interface Row {
  fault: string;
  moment: string;
  /** What people were told is done while it lasted, and what of it was missing in the end. */
  acknowledged: number;
  lost: string[];
  halfDone: string[];
  /** From the end of the cause until everything works; null where nothing had stopped. */
  secondsToBeBack: number | null;
  /** From SIGTERM in the middle of it until the process had ended; null where none was sent. */
  secondsToEnd: number | null;
  /** What people met meanwhile that was no honest answer. */
  dishonest: string[];
  note: string;
}

/** The most that the spec allows. */
export const bounds = { back: 5, end: 15 };

/** Whether a row is as it has to be. */
export const isGood = (row: Row): boolean =>
  row.lost.length + row.halfDone.length + row.dishonest.length === 0 &&
  (row.secondsToBeBack ?? 0) <= bounds.back &&
  (row.secondsToEnd ?? 0) <= bounds.end;

/** People who go on with what they do while a fault comes and goes, and a judge of what is left. */
export class Stage {
  readonly world: BreakableWorld;
  readonly acknowledged: Acknowledged[] = [];
  readonly dishonest = new Set<string>();
  readonly #activities: readonly Activity[];
  #isOver = false;
  #people: Promise<void>[] = [];

  constructor(world: BreakableWorld, activities: readonly Activity[] = all) {
    this.world = world;
    this.#activities = activities;
    world.stages.add(this);
  }

  /** Starts people at these processes, one for each activity. */
  begin(at: readonly Place[] = this.world.applications): void {
    for (const application of at)
      for (const activity of this.#activities) this.#people.push(this.#live(activity, application));
  }

  async #live(activity: Activity, at: Place): Promise<void> {
    while (!this.#isOver) {
      try {
        const done = await activity.run(this.world, at, (reply) => this.judgeAnswer(reply, activity.name));
        if (done) this.acknowledged.push(done);
      } catch {
        // A connection that broke tells nothing: whoever asked doesn't know, and asks again.
        await sleep(300);
      }
      await sleep(150);
    }
  }

  /** An answer in bad times is one that says so: never an error of ours, and with the time to come back. */
  judgeAnswer(reply: TestReply, what: string): void {
    if (reply.status < 500) return;
    const isHonest = reply.status === 503 && reply.headers.get('Retry-After') !== null;
    if (!isHonest) this.dishonest.add(`${what}: ${reply.status} ${reply.text.slice(0, 120)}`);
  }

  /** What a visitor meets while the database is away: pages in their language, the card from memory. */
  async lookAround({ card }: { card: boolean }): Promise<void> {
    const { first, cardId } = this.world;
    const look = async (path: string, language: string) => {
      const reply = await fetch(first.url + path, {
        headers: {
          Accept: 'text/html',
          'Accept-Language': language,
          'User-Agent': 'Mozilla/5.0 Firefox/140.0',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      return { reply, text: await reply.text() };
    };
    for (const language of ['he', 'en']) {
      const { reply, text } = await look('/p/never-seen-before', language);
      if (reply.status !== 503) this.dishonest.add(`a page that can't be made answers ${reply.status}`);
      else if (!text.includes(`lang="${language}"`)) this.dishonest.add(`the page isn't in ${language}`);
      else if (!reply.headers.get('Retry-After')) this.dishonest.add('the page has no Retry-After');
    }
    const alive = await fetch(`${first.url}/healthz`, { signal: AbortSignal.timeout(5_000) });
    if (alive.status !== 200) this.dishonest.add(`/healthz answers ${alive.status}`);
    if (!card) return;
    const shown = await look(`/p/${cardId}`, 'he');
    if (shown.reply.status !== 200) this.dishonest.add(`the card in memory answers ${shown.reply.status}`);
    else if (!shown.reply.headers.get('Cache-Status')?.includes('database-away'))
      this.dishonest.add('the card from memory is not marked');
  }

  /** Brings the card of everybody into each process's memory. */
  async warm(): Promise<void> {
    for (const { url } of this.world.applications)
      for (let look = 0; look < 3; look += 1)
        await fetch(`${url}/p/${this.world.cardId}`, {
          headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
        }).then((reply) => reply.text());
  }

  /** Seconds until these processes are ready, show a page and store something. */
  async untilBack(at: readonly Application[] = this.world.applications): Promise<number> {
    const since = performance.now();
    for (const application of at) {
      const works = async () => {
        if (!(await application.isReady())) return false;
        const page = await fetch(`${application.url}/p/${this.world.cardId}`, {
          headers: { Accept: 'text/html' },
          signal: AbortSignal.timeout(4_000),
        });
        if (page.status !== 200) return false;
        const stored = await fetch(`${application.url}/api/cards/${this.world.cardId}/events`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...visitor() },
          body: JSON.stringify({ type: 'phone' }),
          signal: AbortSignal.timeout(4_000),
        });
        return stored.status === 204;
      };
      while (!(await works().catch(() => false))) {
        if (performance.now() - since > 180_000) throw new Error('does not come back');
        await sleep(50);
      }
    }
    return (performance.now() - since) / 1_000;
  }

  /** Sends everybody home. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#people);
    this.world.stages.delete(this);
  }

  /** Sends everybody home, and judges. */
  async row(
    told: Pick<Row, 'fault' | 'moment'> & Partial<Pick<Row, 'secondsToBeBack' | 'secondsToEnd' | 'note'>>,
  ): Promise<Row> {
    await this.end();
    const lost: string[] = [];
    for (const { what, check } of this.acknowledged) {
      const issue = await check(this.world);
      if (issue) lost.push(`${what}: ${issue}`);
    }
    const halfDone = (await Promise.all(this.#activities.map((one) => one.halfDone(this.world)))).flat();
    return {
      secondsToBeBack: null,
      secondsToEnd: null,
      note: '',
      ...told,
      acknowledged: this.acknowledged.length,
      lost,
      halfDone,
      dishonest: [...this.dishonest],
    };
  }
}

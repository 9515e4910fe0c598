import { hash, randomUUID } from 'node:crypto';

/** Each key has one cell in each row; the smallest of its cells is its count. */
const rows = 4;
const digits = 5;
/** Cells of a row, of the 2^20 that so many hexadecimal digits tell apart. */
const width = 2 ** 18;
const most = 2 ** 16 - 1;

/**
 * Counts how often each of many keys came, in 2 MB however many they are: a count-min sketch with conservative update.
 * A key never has less than its count, and hardly ever more while there are no more than a few hundred thousand keys; of
 * three million, a new one reads some five. Which keys share cells nobody can foresee, and none can be read out of it.
 */
export class CountingSketch {
  readonly #cells = new Uint16Array(rows * width);
  #secret = randomUUID();

  /**
   * Counts a key once more unless it came that often already.
   * @returns whether it was counted
   */
  countBelow(limit: number, key: string): boolean {
    const digest = hash('sha1', this.#secret + key, 'hex');
    const cells: number[] = [];
    let count = most;
    for (let row = 0; row < rows; row += 1) {
      const cell = row * width + (parseInt(digest.slice(row * digits, (row + 1) * digits), 16) % width);
      cells.push(cell);
      count = Math.min(count, this.#cells[cell] ?? 0);
    }
    if (count >= Math.min(limit, most)) return false;
    for (const cell of cells) this.#cells[cell] = Math.max(this.#cells[cell] ?? 0, count + 1);
    return true;
  }

  clear(): void {
    this.#cells.fill(0);
    this.#secret = randomUUID();
  }
}

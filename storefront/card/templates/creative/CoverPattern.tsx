/** Classes of the six colours a shape may have; the stylesheet sets them from the card's palette. */
const inks = ['c-fa', 'c-f1', 'c-f2', 'c-f3', 'c-f4', 'c-fp'] as const;
const shapes = ['quarter', 'quarter', 'quarter', 'half', 'disc', 'stripes', 'plain'] as const;
/** A coarse grid keeps the numbers, and so the page, short. */
const width = 12;
const cell = 2;

/** Cut-paper cover for a card without a picture: always the same for one card, different for each. */
export function CoverPattern({ seed }: { seed: string }) {
  // Squares of paper don't overlap, so that all of one colour are one path, much lighter than a path for each.
  const grounds = new Map<string, string>();
  const glued = new Map<string, string>();
  for (const { ground, ink, x, y, size, shape } of pieces(numbersFrom(seed))) {
    grounds.set(ground, `${grounds.get(ground) ?? ''}M${x} ${y}h${size}v${size}h-${size}`);
    if (shape) glued.set(ink, `${glued.get(ink) ?? ''}${shape}`);
  }
  return (
    <svg className="c-pattern" viewBox="0 0 12 10" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {[...grounds, ...glued].map(([ink, path], index) => (
        <path key={index} className={ink} d={path} />
      ))}
    </svg>
  );
}

interface Piece {
  x: number;
  y: number;
  size: number;
  ground: string;
  ink: string;
  /** Outline of the shape glued on, empty for plain paper. */
  shape: string;
}

/** Two rows of large or quartered squares, three rows of small ones. */
function* pieces(next: (below: number) => number): Generator<Piece> {
  for (let x = 0; x < width; x += 2 * cell) {
    if (next(3) > 0) yield piece(x, 0, 2 * cell, next);
    else
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        yield piece(x + right * cell, down * cell, cell, next);
  }
  for (let y = 2 * cell; y < 5 * cell; y += cell)
    for (let x = 0; x < width; x += cell) yield piece(x, y, cell, next);
}

/** One square of paper with a shape glued on it. */
function piece(x: number, y: number, size: number, next: (below: number) => number): Piece {
  const ground = next(inks.length);
  const ink = (ground + 1 + next(inks.length - 1)) % inks.length;
  // Stripes and plain paper only for small squares: large ones would dominate.
  const kind = shapes[next(size > cell ? 5 : shapes.length)] ?? 'plain';
  const shape = drawShape(kind, x, y, size, next(4));
  return { x, y, size, ground: inks[ground] ?? inks[0], ink: inks[ink] ?? inks[0], shape };
}

function drawShape(shape: (typeof shapes)[number], x: number, y: number, size: number, turn: number): string {
  const half = size / 2;
  if (shape === 'disc') {
    const radius = Number((size * 0.36).toFixed(2));
    return `M${x + half - radius} ${y + half}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  }
  if (shape === 'half')
    return turn % 2
      ? `M${x} ${y}h${size}a${half} ${half} 0 0 1 ${-size} 0z`
      : `M${x} ${y + size}h${size}a${half} ${half} 0 0 0 ${-size} 0z`;
  if (shape === 'stripes') {
    const band = size / 8;
    return [1, 3, 5, 7].map((line) => `M${x} ${y + (line - 0.5) * band}h${size}v${band}h-${size}z`).join('');
  }
  if (shape === 'plain') return '';
  const corners = [
    `M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`,
    `M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`,
    `M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}z`,
    `M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`,
  ];
  return corners[turn] ?? '';
}

/** A pseudo-random sequence that depends on the text alone (seeded by FNV-1a, continued by mulberry32). */
function numbersFrom(text: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

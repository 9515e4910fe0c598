/** A finished drawing: SVG source and its natural size in pixels. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
}

/** Wraps shapes into a whole SVG document with a ground of one colour. */
export function drawing(width: number, height: number, ground: string, shapes: string): Drawing {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${shapes}</svg>`;
  return { width, height, svg };
}

/** Repeats a shape; `make` gets the index and whatever it returns is joined. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A point on a circle, angle in degrees from the top, clockwise. */
export function onCircle(x: number, y: number, radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const place = (x: number, y: number, shapes: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes}</g>`;

import { escapeHtml } from '../../lib/escape-html.ts';

export interface Curve {
  title: string;
  unit: string;
  /** One value for each moment. */
  values: readonly number[];
}

const width = 760;
const height = 130;
const left = 56;
const gap = 34;

/** Draws curves below each other over one axis of minutes, as an SVG that needs nothing else. */
export function drawCurves(minutes: readonly number[], curves: readonly Curve[]): string {
  const last = minutes.at(-1) ?? 1;
  const x = (minute: number) => left + (minute / last) * (width - left - 12);
  const panels = curves.map(({ title, unit, values }, place) => {
    const top = place * (height + gap) + 24;
    const max = Math.max(...values, 1) * 1.1;
    const y = (value: number) => top + height - (value / max) * height;
    const points = values.map((value, at) => `${x(minutes[at] ?? 0).toFixed(1)},${y(value).toFixed(1)}`);
    const marks = [0, max / 2, max].map(
      (value) =>
        `<line x1="${left}" x2="${width - 12}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="#ddd"/>` +
        `<text x="${left - 6}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${Math.round(value)}</text>`,
    );
    const times = Array.from({ length: 7 }, (_, part) => (last * part) / 6).map(
      (minute) =>
        `<text x="${x(minute).toFixed(1)}" y="${top + height + 15}" text-anchor="middle">${minute.toFixed(last < 6 ? 1 : 0)}</text>`,
    );
    return (
      `<text x="${left}" y="${top - 8}" font-weight="bold">${escapeHtml(`${title}, ${unit}, by minutes`)}</text>` +
      `${marks.join('')}${times.join('')}<polyline fill="none" stroke="#0b6e4f" stroke-width="1.5" points="${points.join(' ')}"/>`
    );
  });
  const whole = curves.length * (height + gap) + 16;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" ` +
    `font-family="sans-serif" font-size="11" fill="#222"><rect width="100%" height="100%" fill="#fff"/>${panels.join('')}</svg>\n`
  );
}

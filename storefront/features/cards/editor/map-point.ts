interface MapPoint {
  lat: number;
  lng: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(String.raw`^\s*${number}\s*[,;\s]\s*${number}\s*$`, 'u');
/** Notations in links of map services: `@32.08,34.78`, `!3d32.08!4d34.78`, `ll=32.08,34.78`, `q=32.08,34.78`. */
const inLink = [
  new RegExp(String.raw`!3d${number}!4d${number}`, 'u'),
  new RegExp(String.raw`@${number},${number}`, 'u'),
  new RegExp(String.raw`[?&](?:ll|q|query|daddr)=${number}(?:,|%2C)${number}`, 'iu'),
];

/** Reads "32.0853, 34.7818" or a map service's link with a point; null without one. */
export function readMapPoint(text: string): MapPoint | null {
  const found = pair.exec(text) ?? inLink.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return null;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

export function writeMapPoint(lat: number | null, lng: number | null): string {
  return lat === null || lng === null ? '' : `${lat}, ${lng}`;
}

/** One segment of PostgreSQL's log in the archive. */
export interface ArchivedSegment {
  /** Its file in the archive. */
  name: string;
  /** As PostgreSQL calls it, 24 hexadecimal digits. */
  segment: string;
  /** When PostgreSQL had filled it: everything in it was committed before. */
  filledAt: Date;
}

/** Where a timeline left its parent. */
interface Fork {
  timeline: number;
  /** Number of the first segment that is this timeline's own. */
  from: number;
}

const fourGigabytes = 2 ** 32;
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

export const isSegment = (file: string): boolean => /^[0-9A-F]{24}$/.test(file);
export const isHistory = (file: string): boolean => /^[0-9A-F]{8}\.history$/.test(file);
export const timelineOf = (file: string): number => parseInt(file.slice(0, 8), 16);

/** A segment's place in the log, counted from its beginning on whatever timeline. */
export function numberOf(segment: string, segmentBytes: number): number {
  const perFile = fourGigabytes / segmentBytes;
  return parseInt(segment.slice(8, 16), 16) * perFile + parseInt(segment.slice(16), 16);
}

export function segmentName(timeline: number, number: number, segmentBytes: number): string {
  const perFile = fourGigabytes / segmentBytes;
  return hex(timeline) + hex(Math.floor(number / perFile)) + hex(number % perFile);
}

/** Number of the segment that holds a place such as `0/3000028`. */
export function numberAt(lsn: string, segmentBytes: number): number {
  const [high = '0', low = '0'] = lsn.split('/');
  return Math.floor((parseInt(high, 16) * fourGigabytes + parseInt(low, 16)) / segmentBytes);
}

/** The timelines that lead to one, oldest first, by its history file; its own alone without one. */
export function forksOf(timeline: number, history: string | null, segmentBytes: number): Fork[] {
  const forks: Fork[] = [];
  let from = 0;
  for (const line of (history ?? '').split('\n')) {
    const [parent, lsn] = line.trim().split(/\s+/);
    if (!parent || !lsn || !/^\d+$/.test(parent)) continue;
    forks.push({ timeline: Number(parent), from });
    from = numberAt(lsn, segmentBytes);
  }
  return [...forks, { timeline, from }];
}

/** A file of the log as the archive names it: with the millisecond at which it was filled. */
export function walObject(systemId: string, file: string, filledAt: Date): string {
  return `wal/${systemId}/${file}-${Math.floor(filledAt.getTime())}`;
}

/** The file and the time in such a name; null for another name. */
export function parseWalObject(name: string): { file: string; filledAt: Date } | null {
  const found = /^wal\/\d+\/([0-9A-F]{24}|[0-9A-F]{8}\.history)-(\d+)$/.exec(name);
  return found ? { file: found[1] ?? '', filledAt: new Date(Number(found[2])) } : null;
}

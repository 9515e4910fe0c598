import type he from './lists.he.ts';

export default {
  pages: {
    label: 'More pages',
    previous: 'Previous',
    next: 'Next',
    place: (page, pages) => `Page ${page} of ${pages}`,
  },
  sorting: {
    grip: (name: string) => `Move ${name}`,
    help: 'To move: space or Enter lifts, arrows move, space or Enter drops, Escape gives up.',
    lifted: (name: string, place: number, count: number) => `${name} is lifted. Place ${place} of ${count}.`,
    moved: (name: string, place: number, count: number) => `${name} moved to place ${place} of ${count}.`,
    dropped: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
    givenUp: (name: string) => `Moving was given up. ${name} is back in its place.`,
  },
} satisfies typeof he;

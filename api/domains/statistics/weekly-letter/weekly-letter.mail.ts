import type { StatsCounts } from '../../../contract/statistics/card-events.schema.ts';
import { defineMail } from '../../messaging/index.ts';
import { weeklyLetterMail } from './messages.ts';
import type { WeeklyTask } from './weekly-task.ts';

export interface WeeklyLetterInput {
  username: string;
  /** The only card, or null for the sum of several. */
  card: { id: number; name: string } | null;
  cards: number;
  /** Seven days from Sunday, with the views of each. */
  days: readonly { date: string; views: number }[];
  now: StatsCounts;
  before: StatsCounts;
  /** Views by a chip's tap in both weeks, for owners who may read them and have such. */
  taps: { now: number; before: number } | null;
  task: WeeklyTask | null;
  sentAt: Date;
  /** Opens the page that switches the letter off, and the address that does so by one POST. */
  off: { page: string; post: string };
}

/** From this count on a change is told in per cent; below it one more or less would be a great leap. */
const percentFrom = 10;

/** The letter of Sunday morning: four figures and one thing to do (docs/product.md 12.13). */
export const weeklyLetter = defineMail<WeeklyLetterInput>('weekly_letter')(
  weeklyLetterMail,
  (texts, input, format) => {
    const { now, before, days, card, taps } = input;
    const change = (amount: number, was: number) => {
      if (amount === was) return { words: texts.same, isGood: null };
      const isGood = amount > was;
      const words =
        was >= percentFrom
          ? (isGood ? texts.up : texts.down)(Math.round((Math.abs(amount - was) / was) * 100))
          : (isGood ? texts.more : texts.fewer)(Math.abs(amount - was));
      return { words, isGood };
    };
    const figure = (label: string, amount: number, was: number) => ({
      amount: format.number(amount),
      label,
      change: change(amount, was),
    });
    const peak = days.reduce((most, day) => (day.views > most.views ? day : most));
    const week = format.days(noonOf(days[0]?.date ?? ''), noonOf(days.at(-1)?.date ?? ''));
    return {
      subject: texts.subject(now.views),
      title: texts.title(input.username, now.views),
      blocks: [
        { kind: 'note', words: card ? texts.ofCard(card.name, week) : texts.ofCards(input.cards, week) },
        {
          kind: 'figures',
          figures: [
            figure(texts.views, now.views, before.views),
            figure(texts.clicks, now.clicks, before.clicks),
            figure(texts.messages, now.contactFormSubmissions, before.contactFormSubmissions),
            taps
              ? figure(texts.taps, taps.now, taps.before)
              : figure(texts.saved, now.downloads, before.downloads),
          ],
        },
        {
          kind: 'bars',
          caption: texts.peak(format.weekday(noonOf(peak.date)), peak.views),
          bars: days.map(({ views }, index) => ({ label: texts.days[index] ?? '', amount: views })),
        },
        { kind: 'task', label: texts.task, ...taskOf(texts, input.task, format.weekday) },
        { kind: 'link', label: texts.all, to: card ? `/stats/${card.id}` : '/stats' },
      ],
      letter: {
        date: [`${format.weekday(input.sentAt)}, `, format.shortDate(input.sentAt)],
        preview: texts.preview(now.clicks, now.contactFormSubmissions),
        why: texts.why,
        off: { label: texts.off, to: input.off.page, post: input.off.post },
      },
    };
  },
);

/** Noon in Israel, whatever the season: the day is the same there and in UTC. */
const noonOf = (day: string) => new Date(`${day}T10:00:00Z`);

const excerptLength = 90;

function taskOf(
  texts: (typeof weeklyLetterMail)['he'],
  task: WeeklyTask | null,
  weekday: (moment: Date) => string,
) {
  if (!task) return part(texts.share.title(), texts.share.text(), texts.share.button, '/dashboard');
  const { profileId } = task;
  switch (task.kind) {
    case 'lead': {
      const words = [...task.message.replace(/\s+/gu, ' ').trim()];
      const excerpt =
        words.length > excerptLength ? `${words.slice(0, excerptLength).join('')}…` : words.join('');
      const { lead } = texts;
      const to = `/contact-leads/${profileId}`;
      return part(lead.title(task.name, weekday(task.since)), lead.text(excerpt), lead.button, to);
    }
    case 'review': {
      const { review } = texts;
      const to = `/reviews/${profileId}`;
      return part(review.title(task.name), review.text(task.cardName), review.button, to);
    }
    case 'picture':
    case 'hours':
    case 'about': {
      const { title, text, button } = texts[task.kind];
      return part(title(), text(task.cardName), button, `/editor/${profileId}`);
    }
  }
}

type Words = ReturnType<(typeof weeklyLetterMail)['he']['share']['title']>;

const part = (title: Words, text: Words, label: string, to: string) => ({
  title,
  text,
  button: { label, to },
});

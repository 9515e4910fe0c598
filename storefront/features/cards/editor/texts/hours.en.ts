import { pluralOf } from '../../../../../api/contract/base/languages.ts';
import type he from './hours.he.ts';

const plural = pluralOf('en');

const en: typeof he = {
  hours: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: (day, number) => (number === 1 ? `${day}, opens` : `${day}, opens ${number}`),
    closes: (day, number) => (number === 1 ? `${day}, closes` : `${day}, closes ${number}`),
    closed: 'Closed',
    byAppointment: 'By appointment',
    byAppointmentOn: (day) => `${day} by appointment`,
    nextDay: 'into the next day',
    add: (day) => `Add hours on ${day}`,
    remove: (day, number) => `Remove hours ${number} on ${day}`,
    copy: (day) => `Copy ${day} to other days`,
    copyTitle: (day) => `Copy ${day} to`,
    workdays: 'Sunday to Thursday',
    everyDay: 'the whole week',
    copyNow: 'Copy',
    copied: 'The hours were copied',
    badTime: 'A time is written like 09:30',
  },
  requests: {
    help: 'Visitors choose up to three times from the opening hours of the coming two weeks, at least 12 hours ahead. Nothing is fixed before you confirm it, among your messages.',
    needsHours: 'Set opening hours, so that there is something to choose from.',
    minutes: (count) => `${count} minutes`,
  },
  specialDays: {
    title: 'Special days',
    lead: 'The holidays of the year ahead are here as proposals. What isn’t ticked keeps its usual hours.',
    add: 'Another date',
    addAll: 'Tick the holidays and their eves',
    added: 'The days are ticked. They appear on the card once it is saved',
    more: (count, last) =>
      plural(count, { one: `One more proposal: ${last}`, other: `${count} more proposals, until ${last}` }),
    use: (name) => `${name} is a special day`,
    change: (name) => `Change: ${name}`,
    changeShort: 'Change',
    regular: 'Usual hours',
    states: { hours: 'Other hours', closed: 'Closed', byAppointment: 'By appointment' },
    state: 'What happens then?',
    from: 'From',
    to: 'Until, included',
    name: 'Name (optional)',
    unnamed: 'Special day',
    addSpan: 'More hours on that day',
    several: 'The hours hold on all of these days; a day that is closed every week stays closed.',
    done: 'Done',
    removed: 'The day was removed. "Undo" brings it back',
    past: (count) => plural(count, { one: 'One past day', other: `${count} past days` }),
    again: (name) => `${name}: again, on its next date`,
    againShort: 'Again',
    remove: (name) => `Remove: ${name}`,
    count: (count, max) => `${count} of ${max} days`,
  },
};

export default en;

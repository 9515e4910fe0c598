import { pluralOf } from '../../../../../api/contract/base/languages.ts';
import type he from './arrangement.he.ts';

const plural = pluralOf('en');

const en: typeof he = {
  languages: {
    main: 'Main',
    mainOf: 'Language of the card',
    written: (written: number, all: number) => `${written} of ${all} texts`,
    changedIn: (count: number) =>
      plural(count, { one: '· one main text has changed', other: `· ${count} main texts have changed` }),
    open: 'Texts',
    openTexts: (language: string) => `The texts in ${language}`,
    remove: (language: string) => `Remove ${language}`,
    removed: 'The language was removed with its texts. "Undo" brings it back',
    fromTo: (from: string, to: string) => `From ${from} to ${to}`,
    empty: (main: string) => `An empty field: visitors see the text in ${main}.`,
    changed: (main: string) => `The text in ${main} has changed since it was translated.`,
    stillRight: 'The translation is still right',
    previewIn: (language: string) => `Preview in ${language}`,
  },
  order: {
    names: {
      about: 'Nice to meet you',
      services: 'Services and prices',
      gallery: 'Gallery',
      hours: 'Opening hours',
      branches: 'More branches',
      reviews: 'Reviews',
      questions: 'Questions and answers',
      documents: 'Documents',
      payment: 'Payment',
      links: 'Links',
    },
    reset: "The template's order",
    wasReset: 'Order and names are the template\'s. "Undo" brings yours back',
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    rename: (name) => `Rename ${name}`,
    title: (name) => `Name of ${name} on the card`,
    ofTemplate: (name) => `Default: ${name}`,
    ownName: (name) => `Your name; in the template: ${name}`,
    done: 'Done',
    giveUp: 'Cancel',
    hide: (name) => `Hide ${name}`,
    show: (name) => `Show ${name}`,
    hidden: 'Hidden, so not on the card',
    empty: 'Empty, so not on the card',
    shownReviews: 'Every review you approved',
    has: {
      about: (count) => plural(count, { one: 'One paragraph', other: `${count} paragraphs` }),
      services: (count) => plural(count, { one: 'One service', other: `${count} services` }),
      gallery: (count) => plural(count, { one: 'One picture', other: `${count} pictures` }),
      hours: 'Hours, note and special days',
      branches: (count) => plural(count, { one: 'One branch', other: `${count} branches` }),
      questions: (count) => plural(count, { one: 'One question', other: `${count} questions` }),
      documents: (count) => plural(count, { one: 'One document', other: `${count} documents` }),
      payment: (count) => plural(count, { one: 'One payment link', other: `${count} payment links` }),
      links: (count) => plural(count, { one: 'One link', other: `${count} links` }),
    },
    form: 'Form',
    formPlace: 'Always last, before the end',
    moved: (name, place, count) => `${name} is now ${place} of ${count}`,
    keys: 'By keyboard: space on the handle to lift, arrows to move, space to drop, Esc to cancel.',
    inWords: (name, isShown) => (isShown ? name : `${name} (hidden)`),
  },
};

export default en;

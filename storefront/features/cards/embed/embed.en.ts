import type he from './embed.he.ts';

const en: typeof he = {
  lede: 'Choose a card, copy the code and paste it into your site where the card should appear. Every change to the card shows up there by itself.',
  card: 'Which card?',
  cardHelp: 'The card’s address or the end of it, such as dana-levi',
  show: 'Show the card',
  size: 'Width',
  sizes: { narrow: 'Narrow (360)', wide: 'Wide (480)', full: 'Full width' },
  fits: 'Height follows the card',
  fitsHelp: 'Adds a few lines of script to the code. Without them the card scrolls inside its frame.',
  code: 'Code to paste',
  copy: 'Copy the code',
  copied: 'Copied!',
  preview: 'This is how it will look',
  titleOf: (name) => `Business card of ${name}`,
  missing: 'There is no public card at this address. Check the address, or publish the card first.',
  notesTitle: 'Good to know',
  notes: [
    'The card comes straight from Bikur, without anybody else’s code and without tracking cookies.',
    'Links in the card open in the whole window, and views are counted under the source “embed”.',
    'In WordPress, Wix and the like: add an HTML (“custom code”) block and paste the code into it.',
    'If your site has a Content-Security-Policy, add our address to frame-src.',
  ],
};

export default en;

import type he from './data-import.he.ts';

export default {
  title: 'Import from a file',
  text: 'A zip file downloaded here, from this account or another one. It adds the cards (private until you publish them), pictures and addresses. What is here already is not added again; messages, receipts and chips stay with their account.',
  choose: 'Choose a file to import',
  sending: (percent) => `Sending the file: ${percent}%`,
  working: 'The cards and pictures are being added. It takes up to a minute.',
  tooLarge: 'The file is larger than 320 MB',
  failed: 'The import did not work.',
  done: 'The import is done',
  nothing: 'There are no cards and no addresses in the file.',
  cards: 'Cards',
  addresses: 'Addresses',
  outcomes: { added: 'Added', already: 'Here already', skipped: 'Not added', later: 'Waits' },
  edit: 'Edit',
  editOf: (name) => `Edit ${name}`,
  left: 'What did not come along:',
  inTheWay: 'What stands in the way:',
} satisfies typeof he;

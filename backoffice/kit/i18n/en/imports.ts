import type { importsHebrew } from '../he/imports.ts';
import type { SameShape } from '../shape.ts';

export const importsEnglish: SameShape<typeof importsHebrew> = {
  imports: {
    create: 'Import from a file',
    check: 'Check the file',
    file: 'CSV file',
    fileHelp:
      '10,000 rows at most. Any encoding that Excel saves, with commas, semicolons or tabs. The check makes nothing.',
    columns: 'Columns, in any order (* required):',
    template: 'Empty file with the titles',
    line: 'Line',
    column: 'Column',
    fault: 'What is wrong',
    hasFaults:
      'The file has %{count} faults, and nothing was made of it. Mend them in the file and check it again.',
    would: '%{fresh} rows would be made. %{known} are there already and stay as they are.',
    progress: 'Progress of the import',
    made: '%{made} of %{total} rows were made.',
    start: 'Import',
    startExplain: '%{fresh} rows are made one by one. It can be stopped; what was made stays.',
    startDone: 'The import runs',
    startUsers:
      '%{fresh} accounts are opened, and each person gets a mail to choose a password. It can be stopped; what was made stays.',
    stop: 'Stop',
    stopExplain: 'What was made stays. It can go on from there later.',
    stopDone: 'The import is stopped',
  },
};

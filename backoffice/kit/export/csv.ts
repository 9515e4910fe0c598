/** The same escaping for every file that spreadsheets open, here and in the owner's workspace. */
export { toCsv } from '../../../api/contract/base/csv.ts';

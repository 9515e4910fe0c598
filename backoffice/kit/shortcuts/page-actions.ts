/** Finds the controls of the open page that a shortcut presses, by their role. */
const inPage = <Found extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Found>(`main ${selector}`)].find((element) => element.offsetParent !== null);

/** @returns false when the page has no list search */
export function focusSearch(): boolean {
  const input = inPage<HTMLInputElement>('input[name="q"]');
  input?.focus();
  input?.select();
  return Boolean(input);
}

/** Submits the form of the page, or of the dialog over it, as its own button would. */
export function submitForm(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"] form')];
  const form = dialogs.at(-1) ?? inPage('form:has([type="submit"])');
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)');
  button?.click();
  return Boolean(button);
}

const press = (selector: string): boolean => {
  const link = inPage<HTMLAnchorElement>(selector);
  link?.click();
  return Boolean(link);
};
export const openCreate = () => press('a[href$="/create"]');
export const openEdit = () => press('a[data-shortcut="edit"]');

/** In a list focuses the next or previous row; on a record's page opens the neighbour. */
export function goToNeighbour(step: 1 | -1): boolean {
  if (press(`a[data-neighbour="${step}"]`)) return true;
  const rows = [
    ...document.querySelectorAll<HTMLElement>(
      'main tbody tr a[href*="/show"], main ul > li > a[href*="/show"]',
    ),
  ].filter((row, index, all) => row.closest('tr, li') !== all[index - 1]?.closest('tr, li'));
  if (rows.length === 0) return false;
  const own = document.activeElement?.closest('tr, li');
  const present = own ? rows.findIndex((row) => row.closest('tr, li') === own) : -1;
  const next = present === -1 ? (step === 1 ? 0 : rows.length - 1) : present + step;
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
  return true;
}

/** Puts text where a card shows it; what is empty is shown as a blank. */
function put(what: string, text: string) {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-drawn=${what}]`))
    place.textContent = text || place.dataset['blank'] || '';
}

/**
 * Shows on the drawn card what is typed into a field with `data-draws`. Small and without React, because it works
 * before the application wakes (entry-lazy.ts).
 */
export function drawDraft({ target }: { target: unknown }): void {
  const { value, dataset } = target as HTMLInputElement;
  if (!dataset['draws']) return;
  put(dataset['draws'], value.trim());
  if (dataset['draws'] === 'name')
    put(
      'initials',
      value
        .match(/(?<!\S)\S/gu)
        ?.slice(0, 2)
        .join('') ?? '',
    );
}

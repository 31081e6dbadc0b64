/** What players read of a counter: the author's label in their language, else its name with the joints opened. */
export const counterName = (counter: string, label: string): string =>
  label.trim() === '' ? counter.replaceAll(/[_-]+/gu, ' ').trim() : label

export const counterName = (counter: string, label: string): string =>
  label.trim() === '' ? counter.replaceAll(/[_-]+/gu, ' ').trim() : label

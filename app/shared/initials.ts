const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const firstLetter = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** "Marie-Ève Roy" is MR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map(firstLetter).join('').toLocaleUpperCase() || '?'
}

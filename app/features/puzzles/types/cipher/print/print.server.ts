import { m } from '#app/i18n/generated/messages.js'
import { definePuzzlePrint, filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import { digits, letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { panelTitles } from '#app/features/puzzles/types/cipher/rules/desk-titles.ts'
import { penOf } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import { isMorse, morse } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import type { Configuration, Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { readTokens } from '#app/features/puzzles/types/cipher/rules/tokens.ts'

type Sign = { text: string; known: string }

function isOpen({ cipherType, signs }: Presented, token: string): boolean {
  if (cipherType === 'morse') return isMorse(token)
  return cipherType === 'custom' ? signs.includes(token) : letters.includes(token)
}

const morseTable = (): Sign[] =>
  [...letters, ...digits].map((character) => ({ text: morse.get(character) ?? '', known: character }))

function tableOf({ cipherType, alphabet, symbols, signs }: Presented): Sign[] {
  if (cipherType === 'morse') return morseTable()
  if (cipherType === 'substitution')
    return letters.map((text) => ({
      text,
      known: alphabet === null ? '' : (letters[[...alphabet].indexOf(text)] ?? ''),
    }))
  if (cipherType === 'caesar') return []
  const known = symbols && Object.entries(symbols).filter(([, sign]) => sign !== '')
  return known
    ? known.map(([character, text]) => ({ text, known: character }))
    : signs.map((text) => ({ text, known: '' }))
}

const tools = {
  caesar: m.cipher_print_discs,
  substitution: m.cipher_print_table,
  morse: m.cipher_print_morse,
  custom: m.cipher_print_table,
}

function toolText(presented: Presented): string {
  const { cipherType, shift } = presented
  const given = shift === null ? '' : m.cipher_print_shift({ letter: letters[shift % letters.length]! })
  return [tools[cipherType](), given].filter(Boolean).join(' ')
}

function keyText({ cipherType, shift, alphabet, symbols }: Configuration): string {
  if (cipherType === 'caesar') return m.cipher_print_shift({ letter: letters[shift % letters.length]! })
  const pairs =
    cipherType === 'substitution'
      ? letters.map((letter, at) => `${letter} = ${[...alphabet][at] ?? ''}`)
      : cipherType === 'custom'
        ? Object.entries(symbols).map(([letter, sign]) => `${letter} = ${sign}`)
        : []
  return pairs.join('   ')
}

export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented }) => {
    const { cipherType, encryptedText } = presented
    const sign = (token: string) => ({ text: token, open: isOpen(presented, token) })
    return {
      kind: cipherType,
      lines: readTokens(encryptedText, cipherType).map((words) => words.map((word) => word.map(sign))),
      tool: presented.tools ? toolText(presented) : null,
      table: tableOf(presented),
      desk: (presented.desk ?? []).map((tool) => ({ tool, title: panelTitles[tool]() })),
      morse: morseTable(),
      pens: letters.map((letter) => ({
        letter,
        walls: [...penOf(letter).walls],
        points: penOf(letter).points,
        dot: penOf(letter).dot,
      })),
      answer: m.cipher_print_answer(),
    }
  },
  key: ({ draft: { configuration, solution }, answer }) => ({
    answer: answer.text,
    also: filled(solution.alternatives),
    decoys: solution.decoys,
    told: keyText(configuration),
  }),
})

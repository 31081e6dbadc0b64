import { m } from '#app/i18n/generated/messages.js'
import { isRecord } from '#app/shared/record.ts'
import type { Fields } from '#app/shared/record.ts'
import { isWordKey, readWords, wordsInJson } from '#app/features/adventure/words.ts'
import type { Key, WordKey } from '#app/features/adventure/words.ts'
import { longest } from '#app/features/engine/limits.ts'
import { hotspot } from '#app/features/rows/kinds/hotspot.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { TextLanguages, TextPair } from './text-pair.ts'

export function jsonTexts(field: string, root: unknown, { primary, other }: TextLanguages): TextPair[] {
  return wordsInJson(root, [field], primary).map(({ path, key, holder }) => {
    const words = readWords(holder[key], primary) ?? {}
    return {
      path: path.join('.'),
      label: () => [...contextOf(path), labelOf(key, path, holder)].join(' · '),
      primary: words[primary] ?? '',
      other: words[other] ?? '',
      copied: false,
      shared: false,
      longest: longestOf(key, path, holder),
      lines: false,
      long: key === 'text' || key === 'message',
      required: false,
      write: (side, text) => {
        const language = side === 'primary' ? primary : other
        const { [language]: _old, ...rest } = words
        return { [field]: written(root, path.slice(1), text === '' ? rest : { ...rest, [language]: text }) }
      },
    }
  })
}

function written(value: unknown, [key, ...rest]: readonly Key[], words: object): unknown {
  if (key === undefined) return words
  if (Array.isArray(value)) return value.with(Number(key), written(value[Number(key)], rest, words))
  return isRecord(value) ? { ...value, [key]: written(value[key], rest, words) } : value
}

export function withWords(
  value: unknown,
  primary: TextLanguages['primary'],
  change: (words: LocalText) => LocalText,
): unknown {
  if (Array.isArray(value)) return value.map((each) => withWords(each, primary, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const words = isWordKey(key) ? readWords(inside, primary) : null
      if (words) return [key, change(words)]
      return [key, key === 'conditions' ? inside : withWords(inside, primary, change)]
    }),
  )
}

const lists: Record<string, (inputs: { position: number }) => string> = {
  onSolveEffects: m.studio_effect_line,
  onFailEffects: m.studio_fail_effect_line,
  effects: m.studio_effect_line,
  uses: m.studio_item_use,
  combineRules: m.studio_item_combination,
  choices: m.studio_choice,
  hints: m.studio_hint,
  of: ({ position }) => m.studio_condition_line({ position: String(position) }),
}

const contextOf = (path: readonly Key[]): string[] =>
  path.flatMap((key, index) => {
    const list = path[index - 1]
    return typeof key === 'number' && typeof list === 'string' && Object.hasOwn(lists, list)
      ? [lists[list]!({ position: key + 1 })]
      : []
  })

const isChoice = (path: readonly Key[]): boolean => path[0] === 'choices'

function labelOf(key: WordKey, path: readonly Key[], holder: Fields): string {
  if (key === 'title') return m.studio_ending_title()
  if (key === 'label') return m.studio_effect_counter_label()
  if (path[0] === 'interactionConditions') return m.studio_field_blocked()
  if (path.includes('hints')) return m.studio_goal_hints()
  if (key === 'text' && isChoice(path)) return m.studio_choice_text()
  return holder['type'] === 'finish' ? m.studio_field_ending_text() : m.studio_effect_text()
}

function longestOf(key: WordKey, path: readonly Key[], holder: Fields): number {
  if (key === 'title') return longest.endingTitle
  if (key === 'label') return longest.counterLabel
  if (isChoice(path)) return longest.choice
  if (path.includes('hints')) return longest.line
  if (path[0] === 'interactionConditions') return hotspot.fields.blockedMessage.text.longest
  return holder['type'] === 'finish' ? longest.endingText : longest.said
}

import { bindAll } from './binding.ts'
import { clockTimeAt, isHourName, telling } from './clock-times.ts'
import { deniedStateEnd, negationAt, scopeEnd } from './negation.ts'
import { itemsAt } from './items.ts'
import type { Reader } from './items.ts'
import { sentencesOf } from './tokens.ts'
import type { Sentence } from './tokens.ts'
import { nothingUnderstood } from './understood.ts'
import type { Item, Sense, Understood, Vocabulary } from './understood.ts'

/** Reads a prompt with a vocabulary, independently of how it is drawn. */
export function understand<S extends Sense>(prompt: string, vocabulary: Vocabulary<S>): Understood<S> {
  const understood = nothingUnderstood<S>()
  const sentences = sentencesOf(prompt)
  const isClockNear = sentences.some(({ tokens, language }) =>
    tokens.some(({ word }) => vocabulary.sensesOf(word, language).some(vocabulary.isClock)),
  )
  let offset = 0
  for (const sentence of sentences) {
    for (const [at, { afterBreak }] of sentence.tokens.entries())
      if (afterBreak || at === 0) understood.breaks.add(offset + at)
    const reader = { vocabulary, understood, isClockNear, offset }
    bindAll(itemsOf(sentence, reader), sentence.language, understood)
    offset += sentence.tokens.length
  }
  return understood
}

function itemsOf<S extends Sense>(sentence: Sentence, reader: Reader<S>): Item<S>[] {
  const { tokens } = sentence
  const { understood, offset } = reader
  const items: Item<S>[] = []
  let [at, deniedUntil, negator, closing] = [0, 0, '', -1]
  while (at < tokens.length) {
    const token = tokens[at]!
    const base = { at: offset + at, afterBreak: token.afterBreak, denied: at < deniedUntil, negator }
    const closes = deniedStateEnd(sentence, at)
    if (closes !== null) [closing, deniedUntil, negator] = [closes, closes, tokens[closes]!.text]
    if (closes !== null || at === closing) {
      at++
      continue
    }
    const negation = negationAt(sentence, at)
    const time = negation ? null : clockTimeAt(sentence, at, reader.isClockNear)
    if (negation) {
      const from = at + negation.length
      negator = tokens
        .slice(at, from)
        .map(({ text }) => text)
        .join(' ')
      deniedUntil = Math.max(deniedUntil, scopeEnd(sentence, from, token.word))
      if (negation.of === 'people') understood.nobody = true
      if (negation.of === 'things') items.push({ ...base, kind: 'emptiness', words: token.text })
      at = from
    } else if (time) {
      const words = tokens.slice(at, at + time.length).map(({ text }) => text)
      const said = { value: time.time, certain: time.certain, words: words.join(' '), at: base.at }
      if (!base.denied) understood.times.push(said)
      // “Striking three”: the previous word announces the time
      if (items.at(-1)?.kind === 'unknown' && telling.has(tokens[at - 1]!.word)) items.pop()
      if (time.length === 1 && isHourName(token.word)) items.push(...itemsAt(sentence, at, base, reader).items)
      at += time.length
    } else {
      const { items: more, length } = itemsAt(sentence, at, base, reader)
      items.push(...more)
      at += length
    }
  }
  return items
}

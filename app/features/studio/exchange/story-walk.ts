import type { Condition } from '#app/features/engine/condition.schema.ts'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import type { StoryNames } from './story-conditions.ts'
import { redirected } from './story-links.ts'
import { unsure } from './story-pieces.ts'
import type { Branch, Deed, Kept, KeptReason, Piece } from './story-pieces.ts'

export type Exit = { label: string; to: string | null; deeds: Deed[]; when: Condition; source: string }
/** Words that show while a condition holds. */
type Aside = { text: string; when: Condition }

export type Walked = {
  text: string
  asides: Aside[]
  exits: Exit[]
  /** What happens on arrival. */
  arrival: Deed[]
  kept: Kept[]
  /** Whether it may lead on in a way that did not fit. */
  isOpen: boolean
}

/** Around the words of a link, which go when they have a line for themselves: the link shows them. */
const [from, to] = ['\uE000', '\uE001']
const alone = /^[\s*•>\-|,.]*(?:\uE000[^\uE001]*\uE001[\s*•>\-|,.]*)+$/
const ends = /[\uE000\uE001]/g

const tidy = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !alone.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(ends, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const withoutMarks = (text: string): string =>
  text
    .replaceAll(ends, '')
    .replaceAll('\\\n', '')
    .replaceAll(/''([^'\n]+)''/g, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/(?<!:)\/\/([^/\n]+)\/\//g, '$1')

/** A passage in its scene's words, ways and asides, with what did not fit. */
export function walk(name: string, pieces: readonly Piece[], names: StoryNames): Walked {
  const found: Walked = { text: '', asides: [], exits: [], arrival: [], kept: [], isOpen: false }
  const keep = (reason: KeptReason, text: string) => found.kept.push({ passage: name, reason, text })

  const take = (piece: Piece, when: Condition, sink: { text: string }): void => {
    if (piece.kind === 'text') sink.text += withoutMarks(piece.text)
    else if (piece.kind === 'link') {
      sink.text += `${from}${piece.label}${to}`
      found.exits.push({ ...piece, when })
    } else if (piece.kind === 'if') branches(piece.branches, when, sink)
    else if (piece.kind === 'set') {
      if (isAlways(when)) found.arrival.push(...piece.deeds)
      else unfit('change', piece.source, found)
    } else {
      const target = piece.reason === 'redirect' ? redirected(piece.text) : null
      if (target !== null) {
        keep('redirect', piece.text)
        found.exits.push({ label: target, to: target, deeds: [], when, source: piece.text })
        return
      }
      unfit(piece.reason, piece.text, sink)
      if (piece.reason === 'redirect' || (piece.reason === 'construct' && !begun.test(piece.text))) found.isOpen = true
    }
  }
  const unfit = (reason: KeptReason, source: string, sink: { text: string }): void => {
    keep(reason, source)
    // Players read a passage's words: what its author wrote for nobody to read stays in the list
    if (!unseen.includes(reason)) sink.text += source
  }
  const branches = (all: readonly Branch[], outer: Condition, sink: { text: string }): void => {
    const earlier: Condition[] = []
    let isRead = true
    for (const { test, source, pieces: inner } of all) {
      const own = test === null ? {} : test === 'unread' ? null : names.condition(test, name)
      const when = own && isRead ? joined([outer, ...earlier.map(contrary), own]) : null
      // Whatever comes after asks at least as much
      if (!own || !when) isRead = false
      else earlier.push(own)
      if (!when) {
        unfit('condition', source, sink)
        for (const piece of unsure(inner)) take(piece, outer, sink)
        continue
      }
      const aside = { text: '', when }
      const [exits, asides] = [found.exits.length, found.asides.length]
      for (const piece of inner) take(piece, when, aside)
      found.asides.push(aside)
      const isAsked = found.exits.length > exits || found.asides.slice(asides).some(({ text }) => text.trim() !== '')
      // Nothing in the scene asks it
      if (test !== null && !isAsked) keep('condition', source)
    }
  }
  for (const piece of pieces) take(piece, {}, found)
  const asides = found.asides.map(({ text, when }) => ({ text: tidy(text), when })).filter(({ text }) => text !== '')
  return { ...found, text: tidy(found.text), asides }
}

const unseen: readonly KeptReason[] = ['comment', 'code', 'change']

/** A story that begins anew has ended. */
const begun = /^(?:\(|<<|\{)restart\b/i

const isAlways = (condition: Condition): boolean => !('type' in condition)

const contrary = (condition: Condition): Condition => ({ type: 'not', of: condition })

function joined(conditions: readonly Condition[]): Condition | null {
  const of = conditions.filter((each) => !isAlways(each))
  const all: Condition = of.length === 0 ? {} : of.length === 1 ? of[0]! : { type: 'all', of }
  return conditionSchema.safeParse(all).success ? all : null
}

import { opposite } from './attributes.ts'
import type { Colour, State } from './attributes.ts'
import type { Language } from './tokens.ts'
import type { Item, Mention, Said, Sense, Understood } from './understood.ts'

type Noun<S extends Sense> = Extract<Item<S>, { kind: 'noun' }>
type Attribute<S extends Sense> = Extract<Item<S>, { kind: 'colour' | 'state' | 'absent' }>

const copulas = new Set('is are was were be been est sont etait etaient stands looks painted'.split(' '))
const joins = new Set('and et but mais very quite too so tres trop a moitie half ou or of de d'.split(' '))

const isObject = ({ senses }: Mention<Sense>): boolean =>
  senses.every(({ kind }) => kind !== 'person' && kind !== 'looks')

const isPlaceOnly = ({ senses }: Mention<Sense>): boolean => senses.every(({ kind }) => kind === 'place')

/** Assigns colours, states and numbers to nouns, and keeps the words that belong to nothing. */
export function bindAll<S extends Sense>(items: Item<S>[], language: Language, understood: Understood<S>): void {
  const nouns = items.flatMap((item) => (item.kind === 'noun' || item.kind === 'quality' ? [item.mention] : []))
  understood.mentions.push(...nouns)
  for (const [at, item] of items.entries()) {
    if (item.kind === 'noun') {
      item.mention.isAnother = isBeside(items, at)
      item.mention.isModifier = language === 'en' && isObject(headOf(items, at).mention) && headOf(items, at) !== item
    }
    if (item.kind === 'number') count(items, at, item, understood)
    else if (item.kind === 'colour' || item.kind === 'state' || item.kind === 'absent')
      attribute(items, at, item, language, understood)
    else if (item.kind === 'emptiness') nothing(items, at)
    else if (item.kind === 'unknown') understood.unknown.push(said(withNegator(item), null))
  }
  for (const item of items)
    if (item.kind === 'noun' && item.isPlural && !item.mention.count)
      item.mention.count = { value: 'several', words: '', at: item.at }
}

const beside = new Set('and et with avec'.split(' '))

/** Whether “and” or “with” is between it and the previous noun. */
function isBeside(items: readonly Item<Sense>[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const item = items[back]!
    if (item.kind === 'noun') return false
    if (item.kind === 'small' && beside.has(item.word)) return items.slice(0, back).some(({ kind }) => kind === 'noun')
  }
  return false
}

/** A denied unknown word may be part of something drawn, so the author should know. */
const withNegator = <S extends Sense>(item: Item<S>): Item<S> =>
  item.denied ? { ...item, words: `${item.negator} ${item.words}` } : item

const said = <Value>({ words, at }: { words: string; at: number }, value: Value): Said<Value> => ({ value, words, at })

const isAttribute = ({ kind }: Item<Sense>): boolean => kind === 'colour' || kind === 'state' || kind === 'absent'

/** The noun that follows a word; `claimed` if an unknown one does. */
function nounAhead<S extends Sense>(items: readonly Item<S>[], from: number): Noun<S> | 'claimed' | null {
  let claimed = false
  for (let at = from + 1; at < items.length; at += 1) {
    const item = items[at]!
    if (item.kind === 'noun') {
      if (item.afterBreak && at > from + 1 && claimed) return 'claimed'
      return headOf(items, at)
    }
    if (item.kind === 'small' && !joins.has(item.word)) break
    if (item.kind === 'small' && !isAttributeAhead(items, at)) break
    if (item.afterBreak && !isAttribute(item)) break
    if (item.kind === 'unknown') claimed = true
  }
  return claimed ? 'claimed' : null
}

const isAttributeAhead = (items: readonly Item<Sense>[], at: number): boolean => {
  const next = items[at + 1]
  return next !== undefined && (isAttribute(next) || next.kind === 'noun')
}

/** In “a kitchen door” the last noun is the head. */
function headOf<S extends Sense>(items: readonly Item<S>[], at: number): Noun<S> {
  let last = items[at] as Noun<S>
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next]!
    if (item.kind !== 'noun' || item.afterBreak) break
    last = item
  }
  return last
}

/** The noun that precedes a word. */
function nounBehind<S extends Sense>(
  items: readonly Item<S>[],
  from: number,
  language: Language,
  ofState: boolean,
): Noun<S> | 'claimed' | null {
  const previous = items[from - 1]
  const article = items[from - 2]
  const isOwn = previous?.kind === 'unknown' && !items[from]!.afterBreak
  if (isOwn && language === 'fr' && article?.kind !== 'noun' && article?.kind !== 'colour') return 'claimed'
  const nouns = items.slice(0, from).filter((item): item is Noun<S> => item.kind === 'noun' && !item.denied)
  const last = nouns.at(-1)
  if (!last) return null
  const isSaidOfPlace = previous === last || copulaBefore(items, from)
  const others = nouns.filter(({ mention }) => !isPlaceOnly(mention))
  if (isPlaceOnly(last.mention) && others.length > 0 && (ofState || !isSaidOfPlace)) return others.at(-1)!
  return last
}

const copulaBefore = (items: readonly Item<Sense>[], from: number): boolean =>
  items.slice(Math.max(0, from - 3), from).some((item) => item.kind === 'small' && copulas.has(item.word))

function target<S extends Sense>(items: readonly Item<S>[], at: number, language: Language, ofState: boolean) {
  const ahead = () => nounAhead(items, at)
  const behind = () => nounBehind(items, at, language, ofState)
  const isPredicate = copulaBefore(items, at)
  if (language === 'fr' || isPredicate) {
    const previous = items[at - 1]
    const follows = previous !== undefined && (previous.kind !== 'small' || joins.has(previous.word) || isPredicate)
    const found = follows || items[at]!.afterBreak ? behind() : null
    if (found) return found
    const next = ahead()
    return next ?? behind()
  }
  return ahead() ?? behind()
}

function attribute<S extends Sense>(
  items: readonly Item<S>[],
  at: number,
  item: Attribute<S>,
  language: Language,
  understood: Understood<S>,
): void {
  const found = isSuffix(items, at)
    ? (items[at - 1] as Noun<S>)
    : partOf(items, at)
      ? 'claimed'
      : target(items, at, language, item.kind !== 'colour')
  if (found === 'claimed') {
    if (!item.denied) understood.unknown.push(said(item, null))
    return
  }
  if (!found) {
    if (item.kind === 'colour' && !item.denied) understood.colours.push(said(item, item.value))
    else if (!item.denied) understood.unknown.push(said(item, null))
    return
  }
  const { mention } = found
  // “No red door”: an attribute of something denied
  if (found.denied && item.denied) return
  if (item.kind === 'absent') mention.absent = !item.denied
  else if (item.kind === 'state') mention.states.push(said(item, item.denied ? opposite(item.value) : item.value))
  else colour(mention, { ...said(item, item.value), not: item.denied }, understood)
}

/** “Cat-free”. */
const isSuffix = (items: readonly Item<Sense>[], at: number): boolean =>
  items[at]?.kind === 'absent' && items[at].words === 'free' && items[at - 1]?.kind === 'noun'

function colour<S extends Sense>(
  mention: Mention<S>,
  asked: Said<Colour> & { not: boolean },
  understood: Understood<S>,
): void {
  if (!mention.colour || mention.colour.not) mention.colour = asked
  else if (!asked.not) understood.unknown.push(said(asked, null))
}

/** “One of them open”: said of some, not of all. */
function partOf(items: readonly Item<Sense>[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const item = items[back]!
    if (item.kind === 'noun') return false
    if (item.kind === 'number') return nounAhead(items, back) === null
    if (item.kind === 'small' && (item.word === 'one' || item.word === 'une' || item.word === 'un'))
      return items.slice(0, back).some(({ kind }) => kind === 'noun') && !copulaBefore(items, back)
  }
  return false
}

function count<S extends Sense>(
  items: readonly Item<S>[],
  at: number,
  item: Extract<Item<S>, { kind: 'number' }>,
  understood: Understood<S>,
): void {
  const found = nounAhead(items, at)
  if (found === 'claimed') return
  if (!found) {
    if (item.value !== 'several' && item.value !== 1) understood.unknown.push(said(item, null))
    return
  }
  if (!found.denied) found.mention.count = said(item, item.value)
}

/** “Nothing on the table.” */
function nothing<S extends Sense>(items: readonly Item<S>[], at: number): void {
  const next = items.slice(at + 1).find((item): item is Noun<S> => item.kind === 'noun')
  next?.mention.states.push(said<State>(items[at]!, 'empty'))
}

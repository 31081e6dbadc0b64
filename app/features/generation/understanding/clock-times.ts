import { numeralAt } from './numbers.ts'
import type { Sentence, Token } from './tokens.ts'

export interface ClockTime {
  /** 0 to 23. */
  hour: number
  minute: number
}

export interface Said {
  /** Null for something that looks like a time but is not. */
  time: ClockTime | null
  /** Whether the half of the day is known. */
  certain: boolean
  length: number
}

const named: Readonly<Record<string, ClockTime>> = {
  noon: { hour: 12, minute: 0 },
  midday: { hour: 12, minute: 0 },
  midi: { hour: 12, minute: 0 },
  midnight: { hour: 0, minute: 0 },
  minuit: { hour: 0, minute: 0 },
}

/** Whether the word is an hour such as “noon”, which also names a part of the day. */
export const isHourName = (word: string): boolean => Object.hasOwn(named, word)

const after = new Set(['past', 'after'])
const before = new Set(['to', 'before', 'of', 'till', 'til', 'until'])
/** A bare number after one of these words is an hour, unless it counts something. */
export const telling = new Set(
  'at show shows showing say says saying read reads reading strike strikes striking mark marks marking point points pointing indicate indicates indicating stopped to marque marquent marquant indique indiquent indiquant affiche affichent affichant arretee arrete'.split(
    ' ',
  ),
)

const normal = (minutes: number): ClockTime => {
  const whole = ((minutes % 1440) + 1440) % 1440
  return { hour: Math.floor(whole / 60), minute: whole % 60 }
}

const checked = (hour: number, minute: number): ClockTime | null =>
  hour < 24 && minute < 60 ? { hour, minute } : hour === 24 && minute === 0 ? { hour: 0, minute } : null

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''

const numberAt = (tokens: readonly Token[], at: number): { value: number; length: number } | null => {
  const [one, other] = [numeralAt(tokens, at, 'en'), numeralAt(tokens, at, 'fr')]
  const found = (other?.length ?? 0) > (one?.length ?? 0) ? other : one
  return found && found.value !== 'several' ? { value: found.value, length: found.length } : null
}

/** An hour, as a number or a name. */
function hourAt(tokens: readonly Token[], at: number): { hour: number; length: number } | null {
  const known = named[wordAt(tokens, at)]
  if (known) return { hour: known.hour, length: 1 }
  if (['une', 'one'].includes(wordAt(tokens, at))) return { hour: 1, length: 1 }
  const number = numberAt(tokens, at)
  return number && number.value <= 24 ? { hour: number.value, length: number.length } : null
}

/** Morning or afternoon after a time. */
function halfOfDay(tokens: readonly Token[], at: number): { half: 'am' | 'pm' | null; length: number } {
  const words = [0, 1, 2, 3].map((step) => wordAt(tokens, at + step))
  const said = words.join(' ')
  const known = /^(?:am|pm|a m|p m)(?= |$)/u.exec(said)?.[0]
  if (known) return { half: known.startsWith('a') ? 'am' : 'pm', length: known.split(' ').length }
  const [, phrase = ''] =
    /^((?:in the|at) (?:morning|afternoon|evening|night)|du (?:matin|soir)|de l (?:apres)|de la nuit)/u.exec(said) ?? []
  if (!phrase) return { half: null, length: 0 }
  // « de l’après-midi » is four tokens
  const length = phrase.startsWith('de l ') ? 4 : phrase.split(' ').length
  return { half: /morning|matin|nuit/u.test(phrase) ? 'am' : 'pm', length }
}

function withHalf(tokens: readonly Token[], at: number, length: number, time: ClockTime | null): Said {
  const { half, length: more } = halfOfDay(tokens, at + length)
  if (!time || half === null) return { time, certain: (time?.hour ?? 0) > 12, length }
  const hour = half === 'pm' && time.hour < 12 ? time.hour + 12 : half === 'am' && time.hour === 12 ? 0 : time.hour
  return { time: { ...time, hour }, certain: true, length: length + more }
}

/** 3:15, 15h15, 3.15 pm, 15 h, 3pm. */
function written(tokens: readonly Token[], at: number): Said | null {
  const text = wordAt(tokens, at)
  const parts = /^(\d{1,2})\s?([:h.])\s?(\d{2})$/u.exec(text)
  if (parts) {
    const [, hour, sign, minute] = parts
    const said = withHalf(tokens, at, 1, checked(Number(hour), Number(minute)))
    if (sign !== '.' || said.length > 1 || telling.has(wordAt(tokens, at - 1))) return said
    return null
  }
  if (!/^\d{1,2}$/u.test(text)) return null
  const next = wordAt(tokens, at + 1)
  if (['am', 'pm'].includes(next) || (['a', 'p'].includes(next) && wordAt(tokens, at + 2) === 'm'))
    return withHalf(tokens, at, 1, checked(Number(text), 0))
  return null
}

function partOfHour(tokens: readonly Token[], at: number): { minutes: number; next: number } | null {
  const number = numberAt(tokens, at)
  const minutes = { half: 30, quarter: 15 }[wordAt(tokens, at)] ?? number?.value
  if (minutes === undefined || minutes >= 60) return null
  const next = at + (number?.length ?? 1)
  return { minutes, next: /^minutes?$/u.test(wordAt(tokens, next)) ? next + 1 : next }
}

/** Past or to; 0 for “half seven”, null for neither. */
function sideAt(tokens: readonly Token[], at: number, part: string): 1 | -1 | 0 | null {
  const word = wordAt(tokens, at)
  if (after.has(word)) return 1
  if (before.has(word)) return word === 'of' && part !== 'quarter' ? null : -1
  return part === 'half' ? 0 : null
}

/** Half past seven, quarter to four, ten past three, half seven. */
function english(tokens: readonly Token[], at: number): Said | null {
  const start = ['a', 'the'].includes(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'quarter' ? at + 1 : at
  const part = partOfHour(tokens, start)
  // “from two to five” is not a time of day
  if (!part || wordAt(tokens, start - 1) === 'from') return null
  const { minutes, next } = part
  const side = sideAt(tokens, next, wordAt(tokens, start))
  const hour = side === null ? null : hourAt(tokens, next + Math.abs(side))
  if (!hour || side === null) return null
  const end = next + Math.abs(side) + hour.length
  const length = end - at + Number(["o'clock", 'oclock'].includes(wordAt(tokens, end)))
  return withHalf(tokens, at, length, hour.hour > 24 ? null : normal(hour.hour * 60 + (side || 1) * minutes))
}

/** Three o’clock, three fifteen. */
function oClock(tokens: readonly Token[], at: number, isClockNear: boolean): Said | null {
  const hour = numberAt(tokens, at)
  if (!hour) return null
  const next = at + hour.length
  const told = telling.has(wordAt(tokens, at - 1)) && isClockNear
  if (["o'clock", 'oclock'].includes(wordAt(tokens, next)))
    return withHalf(tokens, at, hour.length + 1, checked(hour.value, 0))
  const oh = ['oh', 'o'].includes(wordAt(tokens, next)) ? 1 : 0
  const minute = numberAt(tokens, next + oh)
  if (told && minute && hour.value <= 24 && (oh ? minute.value < 10 : minute.value >= 10 && minute.value < 60))
    return withHalf(tokens, at, hour.length + oh + minute.length, checked(hour.value, minute.value))
  const isEnd =
    next === tokens.length || tokens[next]?.afterBreak || /^(?:and|in|on|with|but|am|pm)$/u.test(wordAt(tokens, next))
  return told && isEnd && hour.value <= 24 ? withHalf(tokens, at, hour.length, checked(hour.value, 0)) : null
}

const spokenHour = (tokens: readonly Token[], at: number): { hour: number; length: number } | null => {
  const known = named[wordAt(tokens, at)]
  if (known) return { hour: known.hour, length: 1 }
  const hour = hourAt(tokens, at) ?? numberAt(tokens, at)
  if (!hour) return null
  const value = 'hour' in hour ? hour.hour : hour.value
  return ['heure', 'heures', 'h'].includes(wordAt(tokens, at + hour.length))
    ? { hour: value, length: hour.length + 1 }
    : null
}

/** Trois heures et quart, midi moins dix, 15 h 15. */
function french(tokens: readonly Token[], at: number): Said | null {
  const hour = spokenHour(tokens, at)
  if (!hour) return null
  const next = at + hour.length
  const rest = [0, 1, 2].map((step) => wordAt(tokens, next + step)).join(' ')
  const base = checked(hour.hour, 0)
  const phrase = /^(et quart|et demie?|moins le quart|moins quart|trois quarts|pile|precises?)/u.exec(rest)?.[0]
  const said = (minutes: number, length: number): Said =>
    withHalf(tokens, at, hour.length + length, base && normal(base.hour * 60 + minutes))
  if (phrase) {
    const minutes = /moins/u.test(phrase) ? -15 : /trois/u.test(phrase) ? 45 : /quart/u.test(phrase) ? 15 : 30
    return said(/pile|precis/u.test(phrase) ? 0 : minutes, phrase.split(' ').length)
  }
  const less = wordAt(tokens, next) === 'moins' ? 1 : 0
  const joined = less || (wordAt(tokens, next) === 'et' ? 1 : 0)
  const minute = numberAt(tokens, next + joined)
  const isMinute = minute && minute.value < 60 && !isCounting(tokens, next + joined + minute.length)
  if (minute && isMinute && (joined === less || wordAt(tokens, next + joined + minute.length) === 'minutes')) {
    const unit = ['minute', 'minutes'].includes(wordAt(tokens, next + joined + minute.length)) ? 1 : 0
    return said(less ? -minute.value : minute.value, joined + minute.length + unit)
  }
  return said(0, 0)
}

/** “à midi, trois bougies”: the number belongs to what follows. */
const isCounting = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (!token || token.afterBreak) return false
  return !/^(?:minutes?|du|de|dans|sur|et|avec|pile|heures?)$/u.test(token.word)
}

/** The time that begins here, if one does. */
export function clockTimeAt({ tokens }: Sentence, at: number, isClockNear: boolean): Said | null {
  return written(tokens, at) ?? english(tokens, at) ?? oClock(tokens, at, isClockNear) ?? french(tokens, at)
}

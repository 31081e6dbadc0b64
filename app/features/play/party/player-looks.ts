import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/** HSL triplets after Okabe and Ito, lightened: 3:1 on every ground of the player. A name always stands with them. */
export const playerColours = [
  '41 100% 62%',
  '202 90% 68%',
  '162 70% 50%',
  '327 72% 78%',
  '17 96% 66%',
  '62 88% 82%',
] as const

export const colourAt = (place: number): string => playerColours[Math.max(0, place) % playerColours.length]!

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const firstLetter = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** "Marie-Ève Roy" is MR. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map(firstLetter).join('').toLocaleUpperCase() || '?'
}

export type PlayerLook = { playerId: string; name: string; initials: string; colour: string }

export function lookOf(party: Pick<PartySnapshot, 'members'> | null, playerId: string | null): PlayerLook | null {
  const place = party?.members.findIndex((member) => member.playerId === playerId) ?? -1
  const member = party?.members[place]
  if (!member) return null
  return { playerId: member.playerId, name: member.name, initials: initialsOf(member.name), colour: colourAt(place) }
}

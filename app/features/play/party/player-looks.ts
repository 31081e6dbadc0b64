import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import { initialsOf } from '#app/shared/initials.ts'

/** HSL triplets based on Okabe and Ito, lightened: 3:1 on every background of the player. Always shown with a name. */
export const playerColours = [
  '41 100% 62%',
  '202 90% 68%',
  '162 70% 50%',
  '327 72% 78%',
  '17 96% 66%',
  '62 88% 82%',
] as const

export const colourAt = (place: number): string => playerColours[Math.max(0, place) % playerColours.length]!

export type PlayerLook = { playerId: string; name: string; initials: string; colour: string; portrait: string | null }

export function lookOf(party: Pick<PartySnapshot, 'members'> | null, playerId: string | null): PlayerLook | null {
  const place = party?.members.findIndex((member) => member.playerId === playerId) ?? -1
  const member = party?.members[place]
  if (!member) return null
  const { name, portrait } = member
  return { playerId: member.playerId, name, initials: initialsOf(name), colour: colourAt(place), portrait }
}

import { m } from '#app/i18n/generated/messages.js'
import type { PresentedError } from '#app/shared/app-error.ts'

type Room = { most: number; count: number; room: number }

const texts = {
  scenes: m.studio_full_scenes,
  hotspots: m.studio_full_hotspots,
  puzzles: m.studio_full_puzzles,
  items: m.studio_full_items,
  npcs: m.studio_full_npcs,
  nodes: m.studio_full_nodes,
  characters: m.studio_full_characters,
  dinnerProps: m.studio_full_props,
  courses: m.studio_full_courses,
  dinnerClues: m.studio_full_clues,
  moments: m.studio_full_moments,
  cards: m.studio_full_cards,
  roomPuzzles: m.studio_full_room_puzzles,
  roomProps: m.studio_full_props,
  roomClues: m.studio_full_clues,
} satisfies Record<string, (room: Room) => string>

const isKind = (kind: unknown): kind is keyof typeof texts => typeof kind === 'string' && Object.hasOwn(texts, kind)

export function noRoomText({ code, params: { kind, most, count, adding } }: PresentedError): string | null {
  if (code !== 'tooLarge' || !isKind(kind)) return null
  const room = { most: Number(most), count: Number(count), room: Math.max(0, Number(most) - Number(count)) }
  const said = texts[kind](room)
  return Number(adding) > 1
    ? m.studio_full_several({ said, adding: Number(adding), room: room.room, surplus: Number(adding) - room.room })
    : m.studio_full_one({ said })
}

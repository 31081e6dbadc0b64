import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { toolsFor } from '#app/features/kits/documents/players.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import { envelopesIn } from './set-up.server.ts'
import { typedSheet } from './typed-sheet.server.ts'

export const readMe = (room: RoomDocument, composing: Composing): PaperPart => {
  const { setup, guide, players, puzzles } = room
  const { language, hostPlays } = composing.choice
  return {
    id: 'host-read-me',
    title: m.paper_room_read_me(),
    reader: 'host',
    template: 'room-read-me.typ',
    data: {
      over: textOf(setup, 'theme', language),
      introduction: textOf(guide, 'introduction', language),
      facts: [
        { what: m.paper_room_players(), value: `${players.fewest}–${players.most}` },
        { what: m.paper_room_minutes(), value: String(setup.recommendedDuration) },
        { what: m.paper_room_puzzles(), value: String(puzzles.length) },
        { what: m.kits_room_field_age(), value: textOf(setup, 'ageRecommendation', language) },
      ].filter(({ value }) => value !== ''),
      spaceTitle: m.paper_room_space(),
      space: textOf(setup, 'spaceRequirements', language),
      plays: hostPlays ? { title: m.paper_room_plays_title(), text: m.paper_room_plays_text() } : null,
      gatherTitle: m.paper_room_gather(),
      gather: [...thingsToGather(room, composing), toolsOf(room, composing)],
      instead: m.paper_room_instead(),
    },
    minutesToCut: 0,
  }
}

const thingsToGather = ({ props }: RoomDocument, composing: Composing): JsonObject[] => {
  const { language } = composing.choice
  return props
    .filter(({ source }) => source !== 'print')
    .map((prop) => ({
      name: prop.quantity > 1 ? `${prop.quantity} × ${textOf(prop, 'name', language)}` : textOf(prop, 'name', language),
      where: prop.source === 'buy' ? m.kit_prepare_buy() : m.paper_room_home(),
      description: textOf(prop, 'description', language),
      substitutes: textOf(prop, 'substitutes', language),
      picture: pictureOf(composing, prop.imageAssetId),
      alt: textOf(prop, 'altText', language),
    }))
}

/** The tools needed to prepare the paper itself. */
function toolsOf(room: RoomDocument, composing: Composing): JsonObject {
  const { scissors, pencils, scrapSheets } = toolsFor(room.players)
  const envelopes = envelopesIn(room)
  const pinned = room.puzzles.some((puzzle) => hasDiscs(typedSheet(room, puzzle, composing)?.sheet.data))
  const tools = [
    m.paper_room_tool_scissors({ count: scissors }),
    m.paper_room_tool_pencils({ count: pencils }),
    m.paper_room_tool_paper({ count: scrapSheets }),
    m.paper_room_tool_tape(),
    ...(envelopes > 0 ? [m.paper_room_tool_envelopes({ count: envelopes })] : []),
    ...(pinned ? [m.paper_room_tool_pin()] : []),
  ]
  return {
    name: m.paper_room_tools(),
    where: m.paper_room_home(),
    description: tools.join('; '),
    substitutes: '',
    picture: null,
    alt: '',
  }
}

/** A cipher with two discs that rotate on each other. */
const hasDiscs = (sheet: JsonObject | undefined): boolean =>
  sheet?.['kind'] === 'caesar' || JSON.stringify(sheet?.['desk'] ?? '').includes('"disc"')

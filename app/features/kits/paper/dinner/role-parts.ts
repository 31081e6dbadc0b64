import { character } from '#app/features/rows/kinds/character.ts'
import { isGuest, keptTexts, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { written } from './guest-texts.ts'
import type { Line } from './guest-texts.ts'

const labelled = (
  row: DinnerCharacter,
  fields: readonly ((typeof playedTexts)[number] | (typeof keptTexts)[number])[],
  language: Locale,
): Line[] =>
  written(fields.map((field) => ({ what: character.fields[field].label(), text: textOf(row, field, language) })))

/** The secrets of characters whom no guest plays, for a host who knows the solution. */
export const keptBy = (row: DinnerCharacter, language: Locale): Line[] =>
  isGuest(row) ? [] : labelled(row, keptTexts, language)

/** What is told of a character without a booklet. */
export const aboutRole = (row: DinnerCharacter, language: Locale): Line[] => [
  ...written([{ what: m.studio_dinner_public(), text: textOf(row, 'publicDescription', language) }]),
  ...labelled(row, playedTexts, language),
]

/** Characters without a booklet: the victim, read aloud at the arrival, and those whom the host speaks as. */
export function roleParts(dinner: DinnerDocument, composing: Composing): PaperPart[] {
  const story = textOf(dinner.story, 'victimBackstory', composing.choice.language)
  return [
    ...rolePart(dinner, composing, {
      id: 'victim',
      role: 'victim',
      title: m.paper_dinner_victim(),
      lead: m.paper_dinner_victim_lead(),
      story,
    }),
    ...rolePart(dinner, composing, {
      id: 'host-role',
      role: 'host',
      title: m.paper_dinner_host_role(),
      lead: m.paper_dinner_host_role_lead(),
      story: '',
    }),
  ]
}

type Told = { id: string; role: DinnerCharacter['role']; title: string; lead: string; story: string }

function rolePart(dinner: DinnerDocument, composing: Composing, { id, role, title, lead, story }: Told): PaperPart[] {
  const { language, hostPlays } = composing.choice
  const people = dinner.characters.flatMap((row) => {
    const own = labelled(row, playedTexts, language)
    const portrait = pictureOf(composing, row.portraitAssetId)
    if (row.role !== role || (own.length === 0 && story === '' && row.portraitAssetId === null)) return []
    return [{ name: textOf(row, 'name', language), portrait, about: aboutRole(row, language) }]
  })
  if (people.length === 0 && story.trim() === '') return []
  return [
    {
      id,
      title,
      reader: hostPlays ? 'sealed' : 'host',
      template: 'dinner-role.typ',
      data: {
        seal: hostPlays
          ? { when: m.paper_dinner_open_when({ phase: m.kits_phase_arrival() }), how: m.paper_room_seal_how() }
          : null,
        lead,
        story,
        people,
      },
      minutesToCut: hostPlays ? 1 : 0,
    },
  ]
}

import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { isAt, isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { guestsOf, personOf } from './dinner-words.ts'
import { minutes, propsOut, saidAloud } from './evening-plan.ts'
import type { Minute } from './evening-plan.ts'
import { kitchen } from './kitchen.ts'
import { keptBy, roleParts } from './role-parts.ts'

/** For a host who plays: what the kitchen needs to know, and when to open which envelope. */
export function hostPlayer(evening: Evening, composing: Composing): PaperPart {
  const { document: dinner } = evening
  const { language } = composing.choice
  const sheets = new Set(hostSheets(evening, composing).map(({ title }) => title))
  const stepText = ({ name, phase }: Minute): string => {
    if (phase.name === 'reveal') return m.paper_dinner_open_solution({ phase: name, ...solutionNames() })
    const hasEnvelope = dinner.clues.some((clue) => isAt(phase, clue))
    const opened = hasEnvelope
      ? m.paper_dinner_open_envelope({ phase: name })
      : m.paper_dinner_open_sheet({ phase: name })
    const said = sheets.has(sheetTitle(name)) ? opened : name
    return phase.name === 'arrival' ? [said, ...takenParts(dinner, composing)].join(' ') : said
  }
  return {
    id: 'host-plays',
    title: m.paper_dinner_host_plays(),
    reader: 'host',
    template: 'dinner-host-plays.typ',
    data: {
      lead: m.paper_dinner_host_plays_lead(),
      papersTitle: m.paper_dinner_papers(),
      papers: [...papersText(composing), m.paper_dinner_papers_unread()].join('\n\n'),
      rolesTitle: m.print_roster_dinner(),
      roles: [voicesIn(dinner, language), m.paper_dinner_cast_unread()].filter(Boolean).join(' '),
      preparationTitle: m.paper_dinner_preparation(),
      preparation: textOf(dinner.guide, 'preparation', language),
      giftsTitle: m.paper_dinner_gifts(),
      giftsLead: giftsOf(dinner, language).length > 0 ? m.paper_dinner_gifts_plays() : '',
      stepsTitle: m.paper_dinner_evening(),
      steps: minutes(dinner, language).map((minute) => ({
        minute: m.paper_dinner_minute({ count: minute.minute }),
        text: stepText(minute),
      })),
      ...kitchen(dinner, composing, false),
    },
    minutesToCut: 0,
  }
}

/** How to fold and cut what the guests get. */
const papersText = ({ choice: { rounds, isSent, isLarge } }: Composing): string[] => [
  isSent
    ? m.paper_dinner_send_booklet()
    : isLarge
      ? m.paper_dinner_fold_large_booklet()
      : m.paper_dinner_fold_booklet(),
  rounds === 'roll' ? m.paper_dinner_fold_roll() : m.paper_dinner_cut_cards(),
  m.paper_dinner_papers_text(),
]

const solutionNames = () => ({ part: m.paper_dinner_solution(), poster: m.paper_dinner_timeline() })

/** What a host does in a phase besides the author's script. */
const hosted: Partial<Record<Phase['name'], (dinner: DinnerDocument, composing: Composing) => string>> = {
  arrival: (dinner, composing) => takenParts(dinner, composing).join('\n\n'),
  accusation: () => m.paper_dinner_hand_slips({ slips: m.paper_dinner_accusation(), rules: m.paper_dinner_rules() }),
  reveal: () => m.paper_dinner_read_solution(solutionNames()),
}

/** The parts needed once everybody has arrived. */
const takenParts = (dinner: DinnerDocument, composing: Composing): string[] =>
  roleParts(dinner, composing).map(({ title }) => m.paper_dinner_take_part({ part: title }))

const sheetTitle = (phase: string): string => m.paper_dinner_host_sheet({ phase })

/** A host who plays is also the character who leads the evening. */
function voicesIn({ characters }: DinnerDocument, language: Locale): string {
  const names = characters.filter(({ role }) => role === 'host').map((row) => textOf(row, 'name', language))
  return names.length > 0 ? m.paper_dinner_voices({ names: names.join(', ') }) : ''
}

/** What the cards of the invitation phase promise each guest. */
export const giftsOf = (dinner: DinnerDocument, language: Locale): string[] =>
  guestsOf(dinner).flatMap((guest) =>
    dinner.cards
      .filter(({ characterId, phase }) => characterId === guest.id && phase === 'invitation')
      .map((card) => textOf(card, 'receive', language).trim())
      .filter(Boolean)
      .map((gift) => `${textOf(guest, 'name', language)} – ${gift}`),
  )

export function hostGuide(evening: Evening, composing: Composing): PaperPart {
  const { language, hostPlays } = composing.choice
  const { document: dinner, dealt, letters } = evening
  const { guide, characters } = dinner
  const called = (id: string | null) => {
    const row = characters.find((each) => each.id === id)
    return row ? textOf(row, 'name', language) : m.paper_reader_host()
  }
  return {
    id: 'host-guide',
    title: m.studio_kit_guide_row(),
    reader: hostPlays ? 'sealed' : 'host',
    template: 'dinner-host.typ',
    data: {
      seal: hostPlays ? { when: m.paper_dinner_open_at_reveal(), how: m.paper_room_seal_how() } : null,
      introduction: textOf(guide, 'introduction', language),
      preparationTitle: m.paper_dinner_preparation(),
      preparation: textOf(guide, 'preparation', language),
      giftsTitle: m.paper_dinner_gifts(),
      giftsLead: m.paper_dinner_gifts_lead(),
      gifts: giftsOf(dinner, language),
      papersTitle: m.paper_dinner_papers(),
      papers: papersText(composing).join('\n\n'),
      castTitle: m.print_roster_dinner(),
      cast: castOf(dinner, composing),
      absentTitle: m.paper_dinner_absent(),
      absent: [
        ...dealt.map(({ clueId, toId }) => {
          const clue = dinner.clues.find(({ id }) => id === clueId)
          return m.paper_dinner_dealt({ clue: clue ? textOf(clue, 'title', language) : '', name: called(toId) })
        }),
        ...letters.map((card) => m.paper_dinner_letter({ text: textOf(card, 'reveal', language) })),
      ],
      stepsTitle: m.paper_dinner_evening(),
      steps: minutes(dinner, language).map(({ minute, name, phase, script }) => ({
        minute: m.paper_dinner_minute({ count: minute }),
        name,
        script: [script, hosted[phase.name]?.(dinner, composing) ?? ''].filter(Boolean).join('\n\n'),
        clues: [
          ...dinner.clues
            .filter((clue) => isAt(phase, clue))
            .map((clue) => {
              const title = textOf(clue, 'title', language)
              if (clue.holder !== 'character') return title
              return `${title} – ${m.paper_dinner_back_guest({ name: called(clue.holderId) })}`
            }),
          ...propsOut(dinner, phase, language),
        ],
      })),
      hand: m.paper_dinner_hand_out(),
      scriptTitle: m.paper_dinner_script(),
      script: textOf(guide, 'eveningScript', language),
      rulesTitle: m.paper_dinner_rules(),
      rules: textOf(guide, 'accusationRules', language),
      ...kitchen(dinner, composing, true),
    },
    minutesToCut: 0,
  }
}

/** Everybody who comes, and those others about whom the host needs to know more than their sheets say. */
function castOf(dinner: DinnerDocument, { choice: { language }, details }: Composing): JsonObject[] {
  const rows = dinner.characters.map((row) => ({
    name: textOf(row, 'name', language),
    person: personOf(details.roster, row),
    optional: isGuest(row) && row.isOptional ? m.paper_dinner_optional() : '',
    notes: textOf(row, 'castingNotes', language),
    keeps: keptBy(row, language),
  }))
  return rows.filter(({ notes, keeps }, at) => isGuest(dinner.characters[at]!) || notes !== '' || keeps.length > 0)
}

/** For a host who plays: what to say and hand out in each phase, sealed until it begins. */
export function hostSheets({ document: dinner, letters }: Evening, { choice: { language } }: Composing): PaperPart[] {
  return minutes(dinner, language).flatMap(({ name, phase, script }, at): PaperPart[] => {
    const clues = dinner.clues.filter((clue) => isAt(phase, clue) && clue.holder !== 'character')
    const rules = phase.name === 'accusation' ? textOf(dinner.guide, 'accusationRules', language) : ''
    const texts = [...saidAloud({ letters }, { phase, script }, language), ...(rules === '' ? [] : [rules])]
    const out = [...clues.map((clue) => textOf(clue, 'title', language)), ...propsOut(dinner, phase, language)]
    if (texts.length === 0 && out.length === 0) return []
    return [
      {
        id: `host-${at + 1}`,
        title: sheetTitle(name),
        reader: 'sealed',
        template: 'dinner-host-sheet.typ',
        data: {
          when: m.paper_dinner_open_when({ phase: name }),
          how: m.paper_room_seal_how(),
          texts,
          hand: m.paper_dinner_hand_out(),
          clues: out,
        },
        minutesToCut: 1,
      },
    ]
  })
}

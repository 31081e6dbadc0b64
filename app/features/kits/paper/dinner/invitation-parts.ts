import { cardsPlayed, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { coverPicture, pictureOf } from '#app/features/kits/paper/paper-words.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { qrCode } from '#app/features/puzzles/kit/print/qr-code.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { castOf } from './dinner-words.ts'
import { written } from './guest-texts.ts'
import type { Line } from './guest-texts.ts'
import { invitedTo } from './invited.ts'
import type { Invited } from './invited.ts'

/**
 * One for each person whom the host has named, or a blank one. Before buying, only what anybody may know; afterwards
 * also what to wear and what to prepare, and nothing of the rounds.
 * @param all guests who could come, so that nobody's number depends on who is absent
 */
export function invitations(
  dinner: DinnerDocument,
  composing: Composing,
  all: readonly DinnerCharacter[],
): PaperPart[] {
  const { about, choice, details } = composing
  const invited = invitedTo(all, details)
  const isNamed = invited.length > 0 && !about.isOpen
  const cards = invited.length > 0 ? invited.map((each) => cardOf(dinner, composing, each)) : [blank]
  const frame = frameOf(dinner, composing)
  const part = { template: 'dinner-invitation.typ', isSent: choice.isSent } as const
  if (isNamed && choice.isSent)
    return invited.map(({ person, guest, number }, at) => ({
      ...part,
      person,
      id: `invitation-${number}`,
      title: m.paper_dinner_invitation_for({
        name: guest
          ? textOf(guest, 'name', choice.language)
          : m.paper_dinner_detective_sheet({ number: number - all.length }),
      }),
      reader: 'guest',
      data: { ...frame, invited: [cards[at]!] },
      minutesToCut: 0,
    }))
  return [
    {
      ...part,
      id: 'invitation',
      title: m.kits_phase_invitation(),
      reader: isNamed ? 'host' : 'anyone',
      data: { ...frame, invited: cards },
      minutesToCut: choice.isSent ? 0 : Math.ceil(cards.length / 2),
    },
  ]
}

type Card = { person: string; character: JsonObject | null; more: JsonObject[]; phone: JsonObject | null }

const blank: Card = { person: '', character: null, more: [], phone: null }

function cardOf(dinner: DinnerDocument, composing: Composing, { person, guest, link }: Invited): Card {
  const { about, choice } = composing
  const phone = link === null || about.isOpen ? null : { address: link, code: about.isReachable ? qrCode(link) : null }
  const row = guest && dinner.characters.find(({ id }) => id === guest.id)
  if (!row)
    return {
      person,
      character: { name: m.paper_dinner_detective(), description: m.paper_dinner_detective_about() },
      more: toPrepare(dinner, null, choice.language),
      phone,
    }
  // Could tell a host who cuts it and plays too much; the booklet says it too
  const isBrief = about.isOpen || (choice.hostPlays && !choice.isSent)
  return {
    person,
    character: {
      name: textOf(row, 'name', choice.language),
      description: textOf(row, 'publicDescription', choice.language),
    },
    more: isBrief ? [] : toPrepare(dinner, row, choice.language),
    phone,
  }
}

/** What a guest wears and prepares; null: a detective. */
export function toPrepare(dinner: DinnerDocument, row: DinnerCharacter | null, language: Locale): Line[] {
  if (!row) return more([m.paper_dinner_detective_wears()], [m.paper_dinner_detective_brings()])
  const [phase] = phasesOf(dinner)
  const acts = phase ? cardsPlayed(dinner, row.id, phase) : []
  return more(
    [textOf(row, 'costumeIdeas', language)],
    acts.map((card) => textOf(card, 'act', language)),
  )
}

const more = (wears: readonly string[], brings: readonly string[]): Line[] =>
  written([
    { what: m.paper_dinner_costume(), text: wears.join('\n').trim() },
    { what: m.kit_prepare_heading(), text: brings.join('\n').trim() },
  ])

function frameOf(dinner: DinnerDocument, composing: Composing): JsonObject {
  const { story } = dinner
  const { choice, details } = composing
  const { language } = choice
  return {
    over: m.paper_dinner_you_are_invited(),
    picture: pictureOf(composing, coverPicture),
    setting: textOf(story, 'setting', language),
    timePeriod: textOf(story, 'timePeriod', language),
    theme: textOf(story, 'theme', language),
    facts: [
      { what: m.paper_dinner_by(), value: details.host },
      { what: m.paper_dinner_when(), value: details.date },
      { what: m.paper_dinner_where(), value: details.place },
    ],
    dear: m.paper_for(),
    plays: m.paper_dinner_you_play(),
    onPhone: m.paper_dinner_on_phone(),
    castTitle: m.paper_dinner_cast(),
    cast: castOf(dinner, language),
  }
}

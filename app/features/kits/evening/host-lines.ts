import { isAt } from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { minutes, propsOut, saidAloud } from '#app/features/kits/paper/dinner/evening-plan.ts'
import type { Minute } from '#app/features/kits/paper/dinner/evening-plan.ts'
import { written } from '#app/features/kits/paper/dinner/guest-texts.ts'
import { giftsOf } from '#app/features/kits/paper/dinner/host-parts.ts'
import { aboutRole } from '#app/features/kits/paper/dinner/role-parts.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { hasSlip, holdersOf, isAtReveal, phaseNow, revealOf, shownSteps, tonight } from './evening-state.ts'
import type { Line } from './evening-views.ts'
import { nameOf } from './view-parts.ts'
import type { Looking } from './view-parts.ts'

/** What the host says and does now. */
export function linesOfHost(looking: Looking, plays: boolean): Line[] {
  const { document, state, language } = looking
  if (state.phase === 0) return linesBefore(looking, plays)
  const phase = phaseNow(document, state)
  const minute = minutes(document, language).find((each) => each.name && phaseKey(each.phase) === phaseKey(phase))
  if (!minute) return []
  const lines = linesOfPhase(looking, minute, plays)
  // An older kit says under what to prepare how guests are welcomed
  const isUnsaid = phase.name === 'arrival' && minute.script.trim() === ''
  return isUnsaid ? [...linesBefore(looking, plays), ...lines] : lines
}

/** As on paper, a host who plays does not read what each guest is given. */
export const linesBefore = ({ document, language }: Looking, plays: boolean): Line[] =>
  written([
    ...(plays ? [] : [{ what: m.evening_host_welcome(), text: textOf(document.guide, 'introduction', language) }]),
    { what: m.paper_dinner_preparation(), text: textOf(document.guide, 'preparation', language) },
    ...(plays ? [] : [{ what: m.paper_dinner_gifts(), text: giftsOf(document, language).join('\n') }]),
  ])

/** As on the host's sheets. At the reveal its script is there while it is said. */
export function linesOfPhase(looking: Looking, minute: Minute, plays: boolean): Line[] {
  const { document, state, language } = looking
  const { name } = minute.phase
  const dinner = tonight(document, state)
  const said = saidAloud(dinner, minute, language).map((text) => ({ what: m.paper_dinner_read_aloud(), text }))
  const out = document.clues.filter(
    (clue) => isAt(minute.phase, clue) && (clue.holder === 'host' || (clue.holder === 'character' && !plays)),
  )
  const clues = out.map((clue) => {
    const [holder] = holdersOf(state, clue.id)
    const title = textOf(clue, 'title', language)
    return holder && !plays ? `${title} – ${holder.person}` : title
  })
  return written([
    ...said,
    ...(name === 'arrival' ? arrivalLines(looking, plays) : []),
    ...(name === 'accusation' ? accusationLines(looking) : []),
    { what: m.evening_host_clues_here(), text: clues.join('\n') },
    { what: m.evening_host_props_here(), text: propsOut(dinner.document, minute.phase, language).join('\n') },
    ...(name === 'reveal' ? revealLines(looking, plays) : []),
  ])
}

/** Phones take the place of slips; the author’s rules are for who has paper. */
function accusationLines({ document, state, language }: Looking): Line[] {
  const said = { what: m.paper_dinner_read_aloud(), text: m.evening_host_accuse_aloud() }
  const onPaper = state.guests.flatMap((each) => (hasSlip(each) ? each.person : []))
  if (onPaper.length === 0) return [said]
  const people = formatList(onPaper)
  return [
    said,
    { what: m.evening_host_for_you(), text: m.evening_host_slips({ people }) },
    { what: m.evening_host_paper_rules({ people }), text: textOf(document.guide, 'accusationRules', language) },
  ]
}

/** The victim's story, and those whom the host speaks as. */
function arrivalLines(looking: Looking, plays: boolean): Line[] {
  const { document, language } = looking
  return [
    ...(plays ? [] : [{ what: m.paper_dinner_script(), text: textOf(document.guide, 'eveningScript', language) }]),
    {
      what: m.evening_host_to_know({ what: m.paper_dinner_victim() }),
      text: textOf(document.story, 'victimBackstory', language),
    },
    ...(['victim', 'host'] as const).flatMap((role) =>
      document.characters
        .filter((row) => row.role === role)
        .flatMap((row) =>
          aboutRole(row, language).map(({ what, text }) => ({
            what: m.evening_host_to_know({ what: `${nameOf(looking, row)} – ${what}` }),
            text,
          })),
        ),
    ),
  ]
}

/** The script tells the solution: it waits for the page that names the culprit. */
function revealLines({ document, state, language }: Looking, plays: boolean): Line[] {
  const script = { what: m.paper_dinner_read_aloud(), text: textOf(document.guide, 'revealScript', language) }
  if (!isAtReveal(document, state)) return plays ? [] : [script]
  const shown = shownSteps(document, state)
  if (shown.at(-1) === 'culprit') return [script]
  const text = !shown.includes('culprit')
    ? m.evening_host_reveal_first({ page: m.evening_host_step_culprit() })
    : shown.length < revealOf(document, state).length
      ? m.evening_host_reveal_next()
      : m.evening_host_reveal_last()
  return [{ what: m.evening_host_for_you(), text }]
}

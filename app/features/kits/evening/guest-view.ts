import { isGuest, keptTexts, phasesOf, playedTexts } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { phaseName } from '#app/features/kits/paper/dinner/dinner-words.ts'
import { taskIn } from '#app/features/kits/paper/dinner/detective-parts.ts'
import { ownTexts, roundOf, written } from '#app/features/kits/paper/dinner/guest-texts.ts'
import { toPrepare } from '#app/features/kits/paper/dinner/invitation-parts.ts'
import { minutes } from '#app/features/kits/paper/dinner/evening-plan.ts'
import { dinnerStory } from '#app/features/rows/kinds/dinner-story.ts'
import { m } from '#app/i18n/generated/messages.js'
import { mayAward } from './apply-guest.ts'
import type { EveningGuest } from './evening.ts'
import {
  cluesOut,
  holdersOf,
  inStory,
  isHeldBy,
  isPresent,
  phaseNow,
  revealOf,
  shownSteps,
  suspectsOf,
  tonight,
} from './evening-state.ts'
import type { GuestView, HeldClue, Line, RoundView } from './evening-views.ts'
import { revealView } from './reveal-view.ts'
import { attendants, castView, clueView, frameOf, nameOf, personAs, portraitOf, tableClues } from './view-parts.ts'
import type { Looking } from './view-parts.ts'

/** Where somebody who liked it goes on. */
export type Last = NonNullable<GuestView['last']>

/** What this guest may know now, column by column: their own part up to this phase, and what is on the table. */
export function guestView(looking: Looking, me: EveningGuest, last: Last): GuestView {
  const { document, state } = looking
  const isAccusation = ['accusation', 'reveal'].includes(phaseNow(document, state).name)
  const isAllShown = state.revealed >= revealOf(document, state).length
  return {
    ...frameOf(looking),
    me: partOf(looking, me),
    story: storySoFar(looking),
    cast: castView(looking),
    absent: document.characters
      .filter((row) => !inStory(document, state).includes(row))
      .map((row) => nameOf(looking, row)),
    hand: isPresent(me) ? handOf(looking, me) : [],
    table: tableClues(looking),
    others: attendants(looking)
      .filter(({ id, hasLeft }) => id !== me.id && !hasLeft)
      .map(({ id, person, characterName, hasLeft, prints }) => ({ id, person, characterName, hasLeft, prints })),
    accusation: isAccusation
      ? {
          suspects: suspectsOf(document, state)
            .filter(({ id }) => id !== me.characterId)
            .map((row) => ({
              id: row.id,
              name: nameOf(looking, row),
              person: personAs(looking, row),
              portrait: portraitOf(looking, row),
            })),
          spared: inStory(document, state)
            .filter((row) => isGuest(row) && !suspectsOf(document, state).includes(row))
            .map((row) => nameOf(looking, row)),
          mine: me.accusation,
          isOpen: isPresent(me) && state.endedAt === null && phaseNow(document, state).name === 'accusation',
        }
      : null,
    awards: isAccusation
      ? { mine: me.awards, isOpen: isPresent(me) && state.endedAt === null && mayAward(document, state) }
      : null,
    reveal: revealView(looking),
    last: isAllShown ? last : null,
  }
}

function partOf(looking: Looking, me: EveningGuest): GuestView['me'] {
  const { document, language } = looking
  const row = document.characters.find(({ id }) => id === me.characterId) ?? null
  const mayKnow = isPresent(me)
  const mayRead = mayKnow && mayReadPart(looking, me)
  return {
    id: me.id,
    person: me.person,
    name: row ? nameOf(looking, row) : m.paper_dinner_detective(),
    description: row ? textOf(row, 'publicDescription', language) : m.paper_dinner_detective_about(),
    portrait: row ? portraitOf(looking, row) : null,
    isDetective: row === null,
    isHost: me.isHost,
    hasLeft: me.hasLeft,
    prints: me.prints,
    hasOpened: me.hasOpened,
    reply: me.reply,
    allergies: me.allergies,
    more: mayKnow ? toPrepare(document, row, language) : [],
    about:
      row && mayRead
        ? written(
            ownTexts(
              row,
              playedTexts.filter((field) => field !== 'costumeIdeas'),
              language,
            ),
          )
        : [],
    secrets: row && mayRead ? written(ownTexts(row, keptTexts, language)) : [],
    rounds: mayKnow ? roundsOf(looking, me, row) : [],
    notes: me.notes,
  }
}

/** The booklet is read at home by those who come, as on paper; who has not answered may still be swapped. Its story may
 * hold the confession, like its secrets. */
const mayReadPart = ({ state }: Looking, { reply }: EveningGuest): boolean => state.phase > 0 || reply === 'yes'

/** For whoever comes late: nothing in it is any one guest's. What is being read aloud now is heard, not read. */
function storySoFar(looking: Looking): Line[] {
  const { document, state, language } = looking
  const over = phasesOf(document).slice(0, state.phase)
  return written([
    ...(['setting', 'timePeriod', 'theme'] as const).map((field) => ({
      what: dinnerStory.fields[field].label(),
      text: textOf(document.story, field, language),
    })),
    ...minutes(document, language)
      .filter(({ phase }) => over.some((each) => phaseKey(each) === phaseKey(phase)))
      .map(({ name, script }) => ({ what: m.evening_guest_read_aloud({ phase: name }), text: spoken(script) })),
    {
      what: m.evening_guest_table(),
      text: tableClues(looking)
        .map(({ title }) => title)
        .join('\n'),
    },
  ])
}

/** Without paragraphs in brackets, which tell the host what to do. */
const spoken = (script: string): string =>
  script
    .split(/\n{2,}/u)
    .filter((part) => !/^\s*\([^()]*\)\s*$/u.test(part))
    .join('\n\n')

/** Up to now. What to prepare is said beside the costume already. */
function roundsOf(looking: Looking, me: EveningGuest, row: DinnerCharacter | null): RoundView[] {
  const { document, state, language } = looking
  return (
    phasesOf(document)
      .slice(0, state.phase + 1)
      // What one says then gives away what the table has not heard yet
      .filter(({ name }) => name !== 'reveal' || shownSteps(document, state).includes('culprit'))
      .flatMap((phase, at): RoundView[] => {
        const lines = row
          ? roundOf(tonight(document, state).document, row, phase, language).flatMap((round) => round.lines)
          : [{ what: m.studio_dinner_act(), text: taskIn(document, phase, placeOf(looking, me)) }]
        const told = at === 0 ? lines.filter(({ what }) => what !== m.studio_dinner_act()) : lines
        if (told.length === 0) return []
        return [{ phase: phaseName(document, phase, language), isNow: at === state.phase, lines: told }]
      })
  )
}

/** Among the detectives, from 0. */
const placeOf = ({ state: { guests } }: Looking, me: EveningGuest): number =>
  guests.filter(({ characterId }) => characterId === null).findIndex(({ id }) => id === me.id)

const handOf = (looking: Looking, me: EveningGuest): HeldClue[] =>
  cluesOut(looking.document, looking.state)
    .filter(({ id }) => isHeldBy(looking.state, id, me.id))
    .map((clue) => ({
      ...clueView(looking, clue),
      alsoWith: holdersOf(looking.state, clue.id).flatMap(({ id, person }) => (id === me.id ? [] : person)),
    }))

/** What a guest does in this phase, for a host who reads it to nobody: of people who play from paper. */
export function linesNow(looking: Looking, guest: EveningGuest): Line[] {
  const row = looking.document.characters.find(({ id }) => id === guest.characterId) ?? null
  return roundsOf(looking, guest, row).flatMap(({ isNow, lines }) => (isNow ? lines : []))
}

import { isPresent, phaseNow, suspectsOf } from './evening-state.ts'
import type { TableView } from './evening-views.ts'
import { revealView } from './reveal-view.ts'
import { castView, frameOf, presentGuests, tableClues } from './view-parts.ts'
import type { Looking } from './view-parts.ts'

/** What anybody in the room may read. */
export function tableView(looking: Looking): TableView {
  const { document, state } = looking
  const guests = presentGuests(state)
  return {
    ...frameOf(looking),
    cast: castView(looking),
    detectives: guests.flatMap(({ characterId, person }) => (characterId === null ? person : [])),
    clues: tableClues(looking),
    pinnedId: state.pinnedId,
    vote:
      phaseNow(document, state).name === 'accusation'
        ? {
            given: guests.filter(({ accusation }) => accusation !== null).length,
            of: guests.length,
            left: state.guests.flatMap((each) => (isPresent(each) ? [] : each.person)),
            suspectIds: suspectsOf(document, state).map(({ id }) => id),
          }
        : null,
    reveal: revealView(looking),
  }
}

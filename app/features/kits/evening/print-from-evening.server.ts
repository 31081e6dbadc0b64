import type { Printing } from '#app/features/kits/print/build-pages.server.ts'
import { printKit } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintedFile } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import type { PrintedKit } from '#app/features/kits/print/printed-kit.server.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Paper } from '#app/shared/papers.ts'
import type { DinnerEvening } from './evening.ts'
import { absentIds, hasSlip, hostPlays, isPresent, isShort } from './evening-state.ts'
import { detailsOf, guestAddresses } from './look-at-evening.server.ts'
import type { SeenEvening } from './look-at-evening.server.ts'

/** The part of one guest, to be folded; slips for those without a phone; null: the invitations of all. */
type What = { guestId: string } | 'slips' | null

/** `origin`: of our addresses. */
type Asked = Pick<Printing, 'where' | 'who' | 'signal'> & { what: What; paper: Paper; origin: string }

/** Of the evening's own edition and people, each with the link to their page. @throws AppError, PrintRefused */
export async function printFromEvening(
  seen: SeenEvening,
  { what, paper, origin, ...asked }: Asked,
): Promise<PrintedFile> {
  const { found, edition } = seen
  const { evening, coverId } = found
  const { state, language } = evening
  if (state.kind !== 'mystery-dinner' || edition.kit.kind !== 'mystery-dinner') throw new AppError('notFound')
  const { document } = edition.kit
  const links = guestAddresses(seen, origin)
  const request: PrintRequest = {
    form: 'pdf',
    choice: {
      language,
      paper,
      ink: 'colour',
      isLarge: false,
      hostPlays: hostPlays(state),
      rounds: 'roll',
      isSent: false,
    },
    details: {
      ...detailsOf(evening, language),
      roster: state.guests.filter(isPresent).map(({ id, characterId, person }) => {
        const link = links.get(id)
        return { characterId, person, ...(link !== undefined && { link }) }
      }),
      // Paper is dealt for the seatings that the dinner was made for
      absentIds: isShort(document, state) ? [] : absentIds(document, state),
      ...(what === 'slips' && { slips: Math.max(1, state.guests.filter(hasSlip).length) }),
    },
    part: what === 'slips' ? 'accusation' : what === null ? 'invitation' : partOf(document, state, what.guestId),
    changedOnly: false,
    earlier: null,
    isDraft: false,
  }
  const printed: PrintedKit = {
    adventureId: evening.adventureId,
    standing: 'own',
    isJudged: false,
    edition: { id: evening.editionId, number: edition.number },
    coverId,
    document: { ...edition.document, languages: edition.languages },
    kit: edition.kit,
  }
  return printKit({ ...asked, printed, request, tell: () => undefined, shelf: {} }, request, null)
}

/** Guests are numbered among all who could come, detectives among those who do. @throws AppError notFound */
function partOf(document: DinnerDocument, { guests }: DinnerEvening, guestId: string): string {
  const here = guests.filter(isPresent)
  const guest = here.find(({ id }) => id === guestId)
  if (!guest) throw new AppError('notFound')
  if (guest.characterId === null)
    return `detective-${here.filter(({ characterId }) => characterId === null).indexOf(guest) + 1}`
  return `guest-${document.characters.filter(isGuest).findIndex(({ id }) => id === guest.characterId) + 1}`
}

import type { Printing } from '#app/features/kits/print/build-pages.server.ts'
import { printKit } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintedFile } from '#app/features/kits/print/print-kit.server.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import type { PrintedKit } from '#app/features/kits/print/printed-kit.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Paper } from '#app/shared/papers.ts'
import { hostPlays, isPresent } from './evening-state.ts'
import { detailsOf, guestAddresses } from './look-at-evening.server.ts'
import type { SeenEvening } from './look-at-evening.server.ts'

/** `origin`: of our addresses. */
type Asked = Pick<Printing, 'where' | 'who' | 'signal'> & { paper: Paper; origin: string }

/** Of the evening's own edition and people, each with the link to their page. @throws AppError, PrintRefused */
export async function printInvitations(seen: SeenEvening, { paper, origin, ...asked }: Asked): Promise<PrintedFile> {
  const { found, edition } = seen
  const { evening, coverId } = found
  const { state, language } = evening
  if (state.kind !== 'mystery-dinner') throw new AppError('notFound')
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
      // Who is missing has no invitation, and nothing else is printed here
      absentIds: [],
    },
    part: 'invitation',
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

import { assertModel, translateTexts } from '#app/features/generation/texts/suggest.server.ts'
import type { OfferedText } from '#app/features/generation/texts/suggest.server.ts'
import type { Writing } from '#app/features/generation/texts/own-adventure.server.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { roleOf } from '#app/features/drafts/draft-access.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftFacts } from '#app/features/studio/draft/view.ts'
import { missingTexts } from './missing-texts.ts'

const mostTexts = 40
const mostCharacters = 12_000

export type SuggestedTranslation = {
  texts: OfferedText[]
  /** Keys of texts that were not sent: riddles, codes and ciphers have to be rewritten instead. */
  anew: string[]
  /** Keys of texts that need consent, because they reveal a solution, a hint or an ending. */
  withheld: string[]
  /** How many texts are left for the next call. */
  more: number
}

/** Translates what the other language lacks, as much as fits in one call. The author approves, the editor saves.
 * @throws AppError notFound, generationNeedsModel, and those of generation */
export async function suggestTranslation(
  writing: Writing,
  { adventureId, consent }: { adventureId: string; consent: boolean },
): Promise<SuggestedTranslation> {
  const { db, member } = writing
  const { view, to } = await readOwnDraft(db, member, 'edit', adventureId, async (tx, stored) => ({
    view: draftView(draftOf(stored), { role: await roleOf(tx, member, stored.adventure) } as DraftFacts),
    to: stored.adventure.primaryLanguage === 'en' ? ('fr' as const) : ('en' as const),
  }))
  assertModel(writing)
  const missing = missingTexts(view, { primary: to === 'fr' ? 'en' : 'fr', other: to })
  const anew = missing.filter(({ kind }) => kind === 'anew').map(({ key }) => key)
  const withheld = consent ? [] : missing.filter(({ kind }) => kind === 'secret').map(({ key }) => key)
  const open = missing.filter(({ kind }) => kind === 'open' || (consent && kind === 'secret'))
  const texts = firstOf(open.map(({ key, text }) => ({ key, text })))
  if (texts.length === 0) return { texts, anew, withheld, more: 0 }
  const translated = await translateTexts(writing, adventureId, { texts, to })
  return { texts: translated, anew, withheld, more: open.length - texts.length }
}

/** At least one, however long. */
function firstOf(texts: readonly OfferedText[]): OfferedText[] {
  let characters = 0
  return texts.slice(0, mostTexts).filter(({ text }, at) => {
    characters += text.length
    return at === 0 || characters <= mostCharacters
  })
}

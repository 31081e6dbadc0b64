import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { Suggest } from '#app/features/studio/suggestions/components/suggest.tsx'
import { useSavedFirst } from '#app/features/studio/suggestions/components/use-saved-first.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { unlike } from './unlike.ts'

const answer = z.object({ synonyms: z.array(z.string()) })

type SuggestSynonymsProps = {
  puzzleId: string | null
  answers: readonly string[]
  synonyms: readonly string[]
  most: number
  longest: number
  onAdd: (synonyms: string[]) => void
}

export function SuggestSynonyms({ puzzleId, answers, synonyms, most, longest, onAdd }: SuggestSynonymsProps) {
  const { details } = useDraft()
  const saveFirst = useSavedFirst()
  const room = most - synonyms.length
  return (
    <Suggest
      name="suggest-synonyms"
      label={m.suggest_synonyms()}
      sends={<p>{m.suggest_synonyms_sends()}</p>}
      nothing={puzzleId === null ? m.suggest_new_puzzle() : room < 1 ? m.suggest_synonyms_full() : undefined}
      approve={m.suggest_synonyms_approve()}
      ask={async ({ send, add }) => {
        const unsaved = await saveFirst()
        if (unsaved) return unsaved
        const told = await send({ adventureId: details.id, puzzleId, consent: true }, answer)
        add(
          unlike(told?.synonyms ?? [], [...answers, ...synonyms])
            .slice(0, room)
            .map((text, at) => ({
              key: String(at),
              label: m.suggest_synonym({ position: at + 1 }),
              language: details.primaryLanguage,
              text,
              isChosen: true,
              longest,
            })),
        )
        return null
      }}
      onApprove={(chosen) => onAdd(chosen.map(({ text }) => text))}
    />
  )
}

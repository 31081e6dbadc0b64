import { mostHints } from '#app/features/engine/hint-level.ts'
import { puzzle } from '#app/features/rows/kinds/puzzle.ts'
import { Suggest } from '#app/features/studio/suggestions/components/suggest.tsx'
import { useSavedFirst } from '#app/features/studio/suggestions/components/use-saved-first.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'

const answer = z.object({ hints: z.array(z.string()) })

type SuggestHintsProps = { puzzleId: string | null; hints: readonly string[]; onAdd: (hints: string[]) => void }

export function SuggestHints({ puzzleId, hints, onAdd }: SuggestHintsProps) {
  const { details } = useDraft()
  const saveFirst = useSavedFirst()
  const room = mostHints - hints.length
  return (
    <Suggest
      name="suggest-hints"
      label={m.suggest_hints()}
      sends={<p>{m.suggest_hints_sends()}</p>}
      nothing={puzzleId === null ? m.suggest_new_puzzle() : room < 1 ? m.suggest_hints_full() : undefined}
      approve={m.suggest_hints_approve()}
      ask={async ({ send, add }) => {
        const unsaved = await saveFirst()
        if (unsaved) return unsaved
        const told = await send({ adventureId: details.id, puzzleId, consent: true }, answer)
        const fresh = told?.hints.filter((hint) => !hints.includes(hint)).slice(0, room) ?? []
        add(
          fresh.map((text, at) => ({
            key: String(at),
            label: m.studio_hint({ position: hints.length + at + 1 }),
            language: details.primaryLanguage,
            text,
            isChosen: true,
            longest: puzzle.fields.hints.texts.longest,
            isLong: true,
          })),
        )
        return null
      }}
      onApprove={(chosen) => onAdd(chosen.map(({ text }) => text))}
    />
  )
}

import { m } from '#app/i18n/generated/messages.js'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import type { PreviewVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { picksKey, picksOf } from '#app/features/puzzles/kit/picture/picks.ts'
import type { Draft } from '#app/features/puzzles/types/hidden_object/rules/hidden.ts'
import { lookAlikeAt, search } from '#app/features/puzzles/types/hidden_object/rules/hidden.ts'
import { PlayerView } from '#app/features/puzzles/types/hidden_object/player/player-view.tsx'
import { present } from '#app/features/puzzles/types/hidden_object/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

interface HiddenPreviewProps {
  form: PuzzleForm<Configuration, Solution>
  picture: string | null
}

export function HiddenPreview({ form, picture }: HiddenPreviewProps) {
  const { value, configuration, solution } = form
  const missing =
    picture === null || configuration.objectsToFind.length === 0 ? m.hidden_object_preview_missing() : null
  return (
    <LivePreview<Answer>
      form={form}
      subject={[configuration.objectsToFind, solution.zones, picture]}
      missing={missing}
      judge={(answer, progress) => judgeDraft(value, answer, progress)}
    >
      {(played, view) => (
        <PlayerView configuration={present(configuration)} picture={picture} view={view} {...played} />
      )}
    </LivePreview>
  )
}

function judgeDraft(draft: Draft, answer: Answer, progress: Json): PreviewVerdict {
  const result = search(draft, answer, progress)
  if (result)
    return result.isComplete
      ? { outcome: 'solved' }
      : { outcome: 'partial', progress: result.found, view: result.view, again: !result.isNew }
  const lookAlike = picksOf(answer)
    .map((pick) => lookAlikeAt(draft, pick))
    .find((zone) => zone !== undefined)
  const reply = draft.solution.replies.find(({ id }) => id === lookAlike?.id)?.text.trim() || null
  return { outcome: 'wrong', key: picksKey(answer), reply }
}

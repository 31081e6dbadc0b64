import { m } from '#app/i18n/generated/messages.js'
import type { ArrangedDecoy, WithDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { OwnTextsFields } from './own-texts-fields.tsx'
import type { PuzzleForm } from './puzzle-form.ts'

/** The replies to arranged wrong answers, in a translation. */
export function ReplyTextsFields({ form }: { form: PuzzleForm<unknown, WithDecoys<ArrangedDecoy>> }) {
  const { decoys, replyTexts } = form.solution
  if (decoys.length === 0) return null
  return (
    <OwnTextsFields
      legend={m.puzzles_decoy_replies()}
      hint={m.puzzles_own_texts_hint()}
      originals={decoys.map(({ reply }) => reply)}
      texts={replyTexts}
      longest={longestReply}
      language={form.language}
      error={form.problemsAt('replyTexts')}
      onChange={(texts) => form.solve({ replyTexts: texts })}
    />
  )
}

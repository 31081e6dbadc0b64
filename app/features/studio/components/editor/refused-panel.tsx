import { isGone } from '#app/features/studio/saving/editor-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useEditorPart, useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'
import { rowName } from './row-name.ts'

/** How many rows are named. */
const mostNamed = 5

/** One notice for all rows of which the server refused what was changed; what is wrong with the details is told beside their fields. */
export function RefusedPanel() {
  const saver = useSaver()
  const draft = useDraft()
  const troubles = useEditorPart((state) => state.troubles)
  const refused = Object.entries(troubles).flatMap(([row, trouble]) =>
    trouble.kind === 'refused' && row !== draft.details.id
      ? [{ row, result: trouble.result, gone: isGone(trouble) }]
      : [],
  )
  if (refused.length === 0) return null
  const names = refused.slice(0, mostNamed).map(({ row }) => rowName(draft, row))
  const reasons = [...new Set(refused.map(({ result, gone }) => (gone ? m.studio_edit_gone() : resultText(result))))]
  const left = refused.filter(({ gone }) => !gone)
  return (
    <Notice
      tone="danger"
      title={m.studio_order_not_made({ name: [...names, ...(refused.length > mostNamed ? ['…'] : [])].join(', ') })}
      className="mb-6"
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {left.length > 0 && <p>{m.studio_edit_kept()}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {left.length > 0 && (
          <Button variant="accent" onClick={() => left.forEach(({ row }) => saver.retryEdit(row))}>
            {m.studio_order_again()}
          </Button>
        )}
        <Button onClick={() => refused.forEach(({ row }) => saver.dropEdit(row))}>{m.studio_order_discard()}</Button>
      </div>
    </Notice>
  )
}

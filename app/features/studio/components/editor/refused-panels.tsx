import type { RowTrouble } from '#app/features/studio/saving/editor-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useEditorPart, useSaver } from './draft-context.ts'
import { resultText } from './result-text.ts'
import { rowName } from './row-name.ts'

type Refusal = Extract<RowTrouble, { kind: 'refused' }>['result']

/** One notice for each row whose dialog was closed before the server refused what it wrote; what is typed in place is told of there. */
export function RefusedPanels() {
  const troubles = useEditorPart((state) => state.troubles)
  const { puzzles, items, npcs, nodes } = useDraft()
  const refused = Object.entries(troubles).flatMap(([row, trouble]) => (trouble.kind === 'refused' ? [{ row, result: trouble.result }] : []))
  const ofDialogs = refused.filter(({ row }) => [puzzles, items, npcs, nodes].some((rows) => rows.some(({ id }) => id === row)))
  if (ofDialogs.length === 0) return null
  return (
    <div className="mb-6 grid gap-4">
      {ofDialogs.map(({ row, result }) => (
        <RefusedPanel key={row} row={row} result={result} />
      ))}
    </div>
  )
}

function RefusedPanel({ row, result }: { row: string; result: Refusal }) {
  const saver = useSaver()
  return (
    <Notice tone="danger" title={m.studio_order_not_made({ name: rowName(useDraft(), row) })}>
      <p>{resultText(result)}</p>
      <p>{m.studio_edit_kept()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="accent" onClick={() => saver.retryEdit(row)}>
          {m.studio_order_again()}
        </Button>
        <Button onClick={() => saver.dropEdit(row)}>{m.studio_order_discard()}</Button>
      </div>
    </Notice>
  )
}

import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { exampleTable, shownColumns } from '#app/features/studio/bring/table-example.ts'
import { headOf, tableKinds, tableOf } from '#app/features/studio/bring/table-columns.ts'
import { askedAs } from '#app/features/studio/bring/table-puzzle.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { saveText } from './save-text.ts'

const typeText = (id: string): string => findPuzzleType(id)!.label()
const [first = '', other = ''] = Object.keys(askedAs)

/** Which columns a table may have, with an example of each kind to save. */
export function BringHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.bring_help()} description={m.bring_help_text()} size="large">
        <div className="grid gap-6">
          <p>{m.bring_help_columns()}</p>
          {tableKinds.map((kind) => (
            <Headed key={kind} title={tableOf(kind).title()} level={3} className="grid gap-2">
              <p>
                {shownColumns(kind)
                  .map((column) =>
                    column.isRequired ? m.bring_help_required({ column: headOf(column) }) : headOf(column),
                  )
                  .join(', ')}
              </p>
              {tableOf(kind).asks && (
                <p className="text-sm text-muted">
                  {m.bring_help_answers({ first: typeText(first), other: typeText(other) })}
                </p>
              )}
              <Button
                size="small"
                className="justify-self-start"
                onClick={() => saveText(`${tableOf(kind).title()}.csv`, exampleTable(kind, getLocale()))}
              >
                <Download aria-hidden="true" className="size-4.5" />
                {m.bring_help_save({ table: tableOf(kind).title() })}
              </Button>
            </Headed>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Opens it from another dialog. */
export function TableHelp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {m.bring_help()}
      </Button>
      {isOpen && <BringHelp onClose={() => setOpen(false)} />}
    </>
  )
}

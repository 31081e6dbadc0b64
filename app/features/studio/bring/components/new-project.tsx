import { useState } from 'react'
import type { ReactNode } from 'react'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { rowsIn } from '#app/features/studio/exchange/project-rows.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MakeForm } from './make-form.tsx'
import { useMakeProject } from './use-make-project.ts'

type NewProjectProps = {
  what: string
  document: ProjectDocument
  /** What is sent: a zip, or the document itself. */
  file: Blob
  onClose: () => void
  /** What will not fit. */
  children?: ReactNode
  /** Whether that stays to be read once the project is there. */
  stays?: boolean
}

/** Files that become a project of their own. */
export function NewProject({ what, document, file, onClose, children, stays = false }: NewProjectProps) {
  const { kind, title } = document.adventure
  const { progress, error, make, open } = useMakeProject()
  const [id, setId] = useState<string | null>(null)
  const onMake = async () => {
    const made = await make(file)
    if (made === null) return
    if (stays) return setId(made)
    await open(kind, made)
    onClose()
  }
  if (id !== null)
    return (
      <>
        <div className="grid gap-5">
          <Notice tone="success" title={m.studio_import_done()} />
          {children}
        </div>
        <DialogFooter stays>
          <Button onClick={onClose}>{m.common_close()}</Button>
          <Button asChild variant="accent">
            <Link to={editorPath(kind, id)}>{m.studio_import_open()}</Link>
          </Button>
        </DialogFooter>
      </>
    )
  return (
    <MakeForm what={what} made={countsOf(document)} error={error} progress={progress} onMake={onMake} onClose={onClose}>
      <p className="text-muted">{m.bring_becomes_new({ title })}</p>
      {children}
    </MakeForm>
  )
}

export const documentFile = (document: ProjectDocument): Blob =>
  new Blob([JSON.stringify(document)], { type: 'application/json' })

function countsOf(document: ProjectDocument): [string, number][] {
  const rows = Map.groupBy(rowsIn(document), ({ kind }) => kind)
  const counts = [...rows].map(([kind, all]): [string, number] => [kindOf(kind).label(), all.length])
  return document.media.length > 0 ? [...counts, [m.bring_files(), document.media.length]] : counts
}

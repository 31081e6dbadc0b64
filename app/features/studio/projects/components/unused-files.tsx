import { useEffect, useRef, useState } from 'react'
import { readUnusedFiles, removeUnusedFiles } from '#app/features/media/ask-project-files.ts'
import type { UnusedFile } from '#app/features/media/ask-project-files.ts'
import { fileKindText } from '#app/features/studio/fields/components/file-kind-text.ts'
import { FileThumbnail } from '#app/features/studio/fields/components/file-thumbnail.tsx'
import { failureText } from '#app/i18n/error-text.ts'
import { formatBytes } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { notify } from '#app/ui/toaster.ts'

/** The most that one request accepts. */
const mostAtOnce = 2_000

type Project = { id: string; title: string }
type Problem = { title: string; text: string }

const problemOf = (title: string, error: unknown): Problem => ({
  title,
  text: failureText(error),
})

const bytesOf = (files: readonly UnusedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The files of a project that can be removed without being missed. */
export function UnusedFiles({ project, onClose }: { project: Project; onClose: () => void }) {
  const { files, problem, load, remove, busy } = useUnusedFiles(project.id)
  const [asking, setAsking] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const size = formatBytes(bytesOf(files ?? []))
  const count = files?.length ?? 0
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.studio_unused_title({ title: project.title })} description={m.studio_unused_lead()}>
        <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
          {problem && (
            <Notice tone="danger" title={problem.title}>
              {problem.text}
            </Notice>
          )}
          {!files && !problem && (
            <Loading label={m.common_loading()} className="grid gap-3">
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
            </Loading>
          )}
          <p role="status" className={count > 0 ? 'font-semibold' : 'text-muted'}>
            {files && (count > 0 ? m.studio_unused_total({ count, size }) : m.studio_unused_none())}
          </p>
          {count > 0 && (
            <ul className="grid divide-y divide-line border-y border-line">
              {files?.map((file) => (
                <li key={file.id} className="flex items-center gap-4 py-2.5">
                  <FileThumbnail file={file} />
                  <span className="min-w-0">
                    {m.studio_unused_file({ kind: fileKindText(file.purpose), size: formatBytes(file.bytes) })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-muted">{m.studio_unused_other_projects()}</p>
        </div>
        <DialogFooter stays>
          <Button onClick={onClose}>{m.common_close()}</Button>
          {!files && problem && <Button onClick={load}>{m.common_retry()}</Button>}
          {count > 0 && (
            <Button variant="danger" loading={busy} onClick={() => setAsking(true)}>
              {m.studio_unused_remove()}
            </Button>
          )}
        </DialogFooter>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={m.studio_unused_ask({ count })}
          confirm={m.studio_unused_confirm()}
          busy={busy}
          onConfirm={() =>
            void remove().then(() => {
              setAsking(false)
              list.current?.focus()
            })
          }
        >
          <p>{m.studio_unused_ask_text({ size })}</p>
        </AlertDialog>
      </DialogContent>
    </Dialog>
  )
}

function useUnusedFiles(adventureId: string) {
  const [files, setFiles] = useState<readonly UnusedFile[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    readUnusedFiles(adventureId).then(
      (found) => !left && setFiles(found),
      (error: unknown) => !left && setProblem(problemOf(m.studio_unused_load_failed(), error)),
    )
    return () => {
      left = true
    }
  }, [adventureId, attempt])
  const load = () => {
    setProblem(null)
    setAttempt((before) => before + 1)
  }
  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { removed, bytes } = await removeUnusedFiles(
        adventureId,
        (files ?? []).slice(0, mostAtOnce).map(({ id }) => id),
      )
      void notify({
        title: m.studio_unused_done({ count: removed }),
        description: m.studio_unused_done_text({ size: formatBytes(bytes) }),
        tone: 'success',
      })
      load()
    } catch (error) {
      setProblem(problemOf(m.studio_unused_failed(), error))
    }
    setBusy(false)
  }
  return { files, problem, load, remove, busy }
}

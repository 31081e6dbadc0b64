import { useEffect, useState } from 'react'
import { fewOf } from '#app/features/media/components/use-file-queue.ts'
import { readFiles } from '#app/features/studio/bring/readers.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { TableHelp } from './bring-help.tsx'

/** Says what files are and what they become, before anything is made. */
export function BringDialog({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const read = useRead(files)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.bring_title()} description={fewOf(files.map(({ name }) => name))}>
        {read && 'show' in read && read.show(onClose)}
        {read && 'text' in read && (
          <>
            <Notice tone="danger" title={m.bring_nothing()}>
              <p>{read.text}</p>
            </Notice>
            <DialogFooter stays>
              <TableHelp />
              <Button onClick={onClose}>{m.common_close()}</Button>
            </DialogFooter>
          </>
        )}
        {!read && (
          <Loading label={m.common_loading()} className="grid gap-3">
            <Skeleton className="h-14" />
          </Loading>
        )}
      </DialogContent>
    </Dialog>
  )
}

type Read = Awaited<ReturnType<typeof readFiles>>

function useRead(files: readonly File[]): Read | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let left = false
    void readFiles(files).then((found) => !left && setRead(found))
    return () => {
      left = true
    }
  }, [files])
  return read
}

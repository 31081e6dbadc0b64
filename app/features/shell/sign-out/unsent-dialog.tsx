import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import type { UnsentChoice, UnsentWork } from './unsent-work.ts'

export function UnsentDialog({ work, onChoice }: { work: UnsentWork; onChoice: (choice: UnsentChoice) => void }) {
  const [open, setOpen] = useState(true)
  const choose = (choice: UnsentChoice) => {
    setOpen(false)
    onChoice(choice)
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && choose('cancel')}>
      <DialogContent title={m.shell_unsent_title()} description={m.shell_unsent_lead()}>
        <ul className="grid list-disc gap-1 pl-5">
          {work.projects.map(({ id, title, changes }) => (
            <li key={id}>
              {changes === 1
                ? m.shell_unsent_project_one({ title })
                : m.shell_unsent_project_many({ title, count: changes })}
            </li>
          ))}
          {work.dialogs > 0 && (
            <li>
              {work.dialogs === 1 ? m.shell_unsent_dialogs_one() : m.shell_unsent_dialogs_many({ count: work.dialogs })}
            </li>
          )}
        </ul>
        <DialogFooter>
          <Button onClick={() => choose('cancel')}>{m.common_cancel()}</Button>
          <Button variant="danger" onClick={() => choose('discard')}>
            {m.shell_unsent_discard()}
          </Button>
          <Button variant="accent" onClick={() => choose('keep')}>
            {m.shell_unsent_keep()}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

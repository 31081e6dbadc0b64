import type { ReactNode } from 'react'
import type { Blocker } from 'react-router'
import { AlertDialog } from './alert-dialog.tsx'

type LeaveDialogProps = { blocker: Blocker; title: string; confirm: string; children: ReactNode }

/** Asks while the router holds somebody who is leaving the page. */
export function LeaveDialog({ blocker, title, confirm, children }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null
  return (
    <AlertDialog
      open
      asksToLeave
      onOpenChange={(open) => !open && blocker.reset()}
      title={title}
      confirm={confirm}
      onConfirm={() => blocker.proceed()}
    >
      {children}
    </AlertDialog>
  )
}

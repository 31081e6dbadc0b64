import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import type { Location } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { LeaveDialog } from './leave-dialog.tsx'

type UnsavedGuardProps = {
  isUnsaved: () => boolean
  /** Of the address: another value is another page. */
  parameter?: string
  children: ReactNode
}

/** Asks before somebody leaves a page with unsaved text. */
export function UnsavedGuard({ isUnsaved, parameter, children }: UnsavedGuardProps) {
  const pageOf = ({ pathname, search }: Location) =>
    pathname + (parameter ? ` ${new URLSearchParams(search).get(parameter)}` : '')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pageOf(currentLocation) !== pageOf(nextLocation) && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  return (
    <LeaveDialog blocker={blocker} title={m.ui_unsaved_title()} confirm={m.ui_unsaved_leave()}>
      {children}
    </LeaveDialog>
  )
}

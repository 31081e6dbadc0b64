import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'

type ModalProps = {
  title: ReactNode
  onClose: () => void
  /** `table`: an object laid before the player; `drawer`: slides in from the side; `parchment`: words on paper. */
  look: 'table' | 'drawer' | 'parchment'
  ref?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/**
 * A native modal dialog that is open as long as it is there: the browser keeps the focus in it, closes it with Escape (which asks
 * `onClose`) and gives the focus back.
 */
export function Modal({ title, onClose, look, ref, children }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Before it is taken out of the page, or the focus would be lost with it
    return () => shown?.close()
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className={classNames('play-modal', looks[look])}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex items-start justify-between gap-3 px-5 pt-4 sm:px-7 sm:pt-5">
          <h2 id={titleId} className="pt-1.5 text-heading wrap-anywhere">
            {title}
          </h2>
          <button type="button" onClick={onClose} aria-label={m.common_close()} className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/10">
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="grid gap-4 px-5 pt-2 pb-6 sm:px-7">{children}</div>
      </div>
    </dialog>
  )
}

const looks = { table: 'play-table', drawer: 'play-drawer', parchment: 'play-parchment' }

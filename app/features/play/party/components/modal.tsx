import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { PartyInDialog } from './party-in-dialog.tsx'
import type { Locale } from '#app/i18n/locale.ts'
import { useBackLayer } from '#app/ui/back-layers.ts'
import { classNames } from '#app/ui/class-names.ts'
import { isOnBackdrop, usePressBeside } from '#app/ui/use-press-beside.ts'

type ModalProps = {
  title: ReactNode
  titleLang?: Locale
  /** The id of text that is read out with the title. */
  describedBy?: string
  onClose: () => void
  /** `table`: an object laid before the player; `drawer`: slides in from the side; `parchment`: text on paper. */
  look: 'table' | 'drawer' | 'parchment'
  children: ReactNode
}

/** A native modal dialog, open while mounted: the browser traps the focus in it and restores it afterwards. */
export function Modal({ title, titleLang, describedBy, onClose, look, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const beside = usePressBeside(isOnBackdrop, onClose)
  useShownModal(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...beside}
      className={classNames('play-modal', looks[look])}
    >
      <div className="relative grid min-h-full grid-cols-[minmax(0,1fr)] content-start gap-4 px-5 pt-5 pb-6 sm:px-7 sm:pt-6">
        <h2 id={titleId} lang={titleLang} className="pr-12 text-heading hyphens-auto">
          {title}
        </h2>
        {children}
        {/* Last, so that the focus starts in the content; the party's tools come after it */}
        <button
          type="button"
          onClick={onClose}
          aria-label={m.common_close()}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-ink/10"
        >
          <X aria-hidden="true" />
        </button>
        <PartyInDialog withTools={look === 'table'} />
      </div>
    </dialog>
  )
}

/** @param close called by the Back button */
export function useShownModal(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useBackLayer(close)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The focused element may be below what should be read first
    shown?.scrollTo(0, 0)
    // Close before the element leaves the page, or the focus would be lost with it
    return () => shown?.close()
  }, [dialog])
}

const looks = { table: 'play-table', drawer: 'play-drawer', parchment: 'play-parchment' }

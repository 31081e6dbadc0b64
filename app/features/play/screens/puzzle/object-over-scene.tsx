import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { PartyInDialog } from '#app/features/play/party/components/party-in-dialog.tsx'
import { PlaytestDock, PlaytestTool } from '#app/features/play/playtest/components/playtest-dock.tsx'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { useBackLayer } from '#app/ui/back-layers.ts'
import { usePressBeside } from '#app/ui/use-press-beside.ts'
import { useLaidAside } from './use-laid-aside.ts'
import { usePutDown } from './use-put-down.ts'

type ObjectOverSceneProps = {
  title: string
  done: boolean
  aside: boolean
  onAside: () => void
  onClose: () => void
  words: ReactNode
  help: ReactNode
  object: ReactNode
  objectRef: RefObject<HTMLDivElement | null>
}

export function ObjectOverScene({
  title,
  done,
  aside,
  onAside,
  onClose,
  words,
  help,
  object,
  objectRef,
}: ObjectOverSceneProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const lang = useContentLanguage()
  const { onFocus } = useLaidAside(dialog, objectRef, aside)
  useBackLayer(onClose, !aside)
  const grip = usePutDown(table, onAside)
  const toScene = done ? onClose : onAside
  const isBeside = ({ target }: { target: EventTarget }) =>
    target === dialog.current ||
    target === table.current ||
    (target instanceof Element && target.matches('.play-over-parts, .play-over-tools'))
  const beside = usePressBeside(isBeside, toScene)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onFocus={onFocus}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...beside}
      className="play-modal play-over"
    >
      <div ref={table} className="play-over-table" data-done={done || undefined}>
        <div className="play-over-parts">
          <div aria-hidden="true" className="play-over-ground" />
          {!done && <div aria-hidden="true" className="play-over-grip" {...grip} />}
          <h2 id={titleId} lang={lang} className="play-over-title hyphens-auto">
            {title}
          </h2>
          <div className="play-over-words">{words}</div>
          <div ref={objectRef} className="play-over-object">
            {object}
          </div>
          <div className="play-over-help">{help}</div>
          <PartyInDialog withTools />
        </div>
        {/* Last, so that the focus starts in the object */}
        <div className="play-over-tools">
          {!done && (
            <button type="button" onClick={onAside} className="play-over-look">
              <Eye aria-hidden="true" className="size-5" />
              <span>{m.player_look_at_scene()}</span>
            </button>
          )}
          {/* Among the others, where it covers none of them */}
          <PlaytestTool />
          <button type="button" onClick={onClose} aria-label={m.common_close()} className="play-over-close">
            <X aria-hidden="true" />
          </button>
        </div>
      </div>
      <PlaytestDock />
    </dialog>
  )
}

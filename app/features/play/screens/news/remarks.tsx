import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { m } from '#app/i18n/generated/messages.js'

type RemarkLinesProps = {
  remarks: readonly string[]
  number: number
}

/** A new number makes new lines: a live region whose words stay the same is not read out. */
export const RemarkLines = ({ remarks, number }: RemarkLinesProps) =>
  remarks.map((remark) => <p key={`${number} ${remark}`}>{remark}</p>)

type RemarksProps = RemarkLinesProps & {
  passing: boolean
  /** Over the picture, so that the scene's text stays; otherwise in place of it, covering nothing touchable. */
  overPicture?: boolean
  onClose: () => void
}

/** Passing remarks stay while the pointer or focus is on them. Over the picture a press beside the cross puts them away
 * and reaches what lies below, which is wanted. */
export function Remarks({ remarks, number, passing, overPicture, onClose }: RemarksProps) {
  const lang = useContentLanguage()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const putAway = () => {
    // An element that is removed with the focus in it sends no blur event
    setFocused(false)
    onClose()
  }
  usePassing(passing && remarks.length > 0 && !pointed && !focused, number, timeToRead(remarks), onClose)
  return (
    <div
      className="play-remarks"
      data-over={overPicture || undefined}
      onClick={(event) => {
        if (!overPicture || (event.target instanceof Element && event.target.closest('button'))) return
        putAway()
        pressBelow(event)
      }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div role="status" lang={overPicture ? lang : undefined} className="play-remarks-words">
        <RemarkLines remarks={remarks} number={number} />
      </div>
      {remarks.length > 0 && (
        <button
          type="button"
          onClick={putAway}
          aria-label={m.play_put_away()}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/10"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  )
}

function pressBelow({ clientX, clientY }: MouseEvent): void {
  const below = document.elementsFromPoint(clientX, clientY).find((each) => each.matches('.play-hotspot'))
  below?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }))
}

/** ms; slow readers take 80 ms for a character. */
const timeToRead = (remarks: readonly string[]): number => Math.max(8000, remarks.join().length * 80)

function usePassing(passes: boolean, number: number, afterMs: number, onClose: () => void): void {
  useEffect(() => {
    if (!passes) return
    const passing = setTimeout(onClose, afterMs)
    return () => clearTimeout(passing)
  }, [passes, number, afterMs, onClose])
}

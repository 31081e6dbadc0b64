import { createContext, useContext, useMemo, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { fitObject } from './object-fit.ts'
import type { ObjectFit, ObjectPlace } from './object-fit.ts'
import { classNames } from '#app/ui/class-names.ts'
import { OnObject, scaledStyle } from './in-place.tsx'
import { useRoom } from './use-room.ts'

export interface PuzzleInObjectProps {
  /** Its address; the whole player is below it until it has loaded, and if it cannot be. */
  picture: string
  altText: string
  place: ObjectPlace
  least: Size
  language?: Locale
  /** The whole picture is shown, or what it has become, with the whole player below. */
  solved?: boolean
  opened?: ReactNode
  children: ReactNode
}

/** What is asked, a picture of a thing with what players work on in its place, enlarged with it, and the rest of the
 * player below. Where the place has no room, what players work on is below a smaller picture, before the rest if
 * something is asked. */
export function PuzzleInObject({
  picture,
  altText,
  place,
  least,
  language,
  solved = false,
  opened,
  children,
}: PuzzleInObjectProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const [question, setQuestion] = useState<HTMLElement | null>(null)
  const [onPicture, setOnPicture] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const [hand, setHand] = useState<HTMLElement | null>(null)
  const [lowerHand, setLowerHand] = useState<HTMLElement | null>(null)
  const { size, image } = usePictureSize()
  const asked = useRoom(question)
  const open = useFit(room, size, place, least)
  const fit = solved ? null : open
  const isOpen = !solved && size !== null
  const isAsked = asked !== null
  const spots = useMemo(() => {
    if (!isOpen || !question || !hand || !lowerHand) return null
    const place = onPicture ?? (isAsked ? below : null)
    return { asked: question, ...(place ? { place, hand } : { hand: lowerHand }), isOnPicture: onPicture !== null }
  }, [isOpen, isAsked, question, onPicture, below, hand, lowerHand])
  return (
    <div
      data-object
      className="puzzle-object relative grid grid-cols-[minmax(0,1fr)] gap-3"
      style={
        {
          '--ratio': size ? size.width / size.height : 4 / 3,
          '--asked': `${asked?.height ?? 0}px`,
        } as CSSProperties
      }
    >
      <div ref={setQuestion} className="puzzle-object-asked empty:hidden" />
      {/* What the window leaves for the picture, whether or not the place has room in it */}
      <div ref={setRoom} aria-hidden="true" className="puzzle-object-room invisible absolute w-full aspect-(--ratio)" />
      {solved && opened}
      <div
        hidden={solved && Boolean(opened)}
        className={classNames(
          'relative w-full overflow-hidden rounded-card bg-sunken',
          !fit && 'mx-auto aspect-(--ratio)',
          !fit && (solved ? 'max-w-[calc(18dvh*var(--ratio))]' : 'max-w-[calc(14dvh*var(--ratio))]'),
        )}
        style={fit ? { height: fit.room.height } : undefined}
      >
        <img
          ref={image}
          src={picture}
          alt={altText}
          lang={language}
          draggable={false}
          style={fit ? boxStyle(fit.picture) : undefined}
          className={classNames('max-w-none select-none', fit ? 'absolute' : 'size-full object-contain')}
        />
        {fit && (
          // Wider by the padding, which leaves room for the ring of the focus
          <div data-in-place="" style={boxStyle(fit.place)} className="absolute -m-2 box-content overflow-auto p-2">
            <div ref={setOnPicture} style={scaledStyle(fit.place, fit.scale)} className="grid origin-top-left" />
          </div>
        )}
      </div>
      <div ref={setBelow} className="puzzle-object-below empty:hidden" />
      <div ref={setHand} className="puzzle-object-hand" />
      <OnObject value={spots}>
        <div
          className={classNames(
            'puzzle-object-rest',
            !solved && 'rounded-card bg-raised p-3 has-data-object:bg-transparent has-data-object:p-0',
          )}
        >
          {children}
        </div>
      </OnObject>
      <div ref={setLowerHand} className="puzzle-object-hand" />
    </div>
  )
}

/** The object of the puzzle that a form is about, for the form's preview. */
export const ObjectOfForm = createContext<Omit<PuzzleInObjectProps, 'children'> | null>(null)

export function PreviewInObject({ children }: { children: ReactNode }) {
  const object = useContext(ObjectOfForm)
  return object ? <PuzzleInObject {...object}>{children}</PuzzleInObject> : children
}

const boxStyle = ({ left, top, width, height }: ObjectFit['picture']) => ({ left, top, width, height })

function usePictureSize() {
  const [size, setSize] = useState<Size | null>(null)
  const image = (element: HTMLImageElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const { naturalWidth: width, naturalHeight: height } = element
      if (height > 0)
        setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    // It may be there already
    measure()
    element.addEventListener('load', measure)
    return () => element.removeEventListener('load', measure)
  }
  return { size, image }
}

function useFit(room: HTMLElement | null, picture: Size | null, place: ObjectPlace, least: Size) {
  const has = useRoom(room)
  if (!has || !picture) return null
  // Larger text needs as much more room
  const needed = { width: least.width * has.text, height: least.height * has.text }
  return fitObject({ room: has, picture, place, least: needed })
}

import { Fragment, Suspense, createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import type { JsonObject, NamedSpot, Size, Spot } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { fitsOnPhone, onObject, savable, scaleIn, usualPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import type { ObjectPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import { OnObject, scaledStyle } from '#app/features/puzzles/kit/object/in-place.tsx'
import { useRoom } from '#app/features/puzzles/kit/object/use-room.ts'
import { leastSizeOf } from '#app/features/puzzles/registry/least-sizes.ts'
import { playerViewOf } from '#app/features/puzzles/registry/player-views.ts'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { PlaceFrame } from '#app/features/studio/fields/components/place-frame.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'

/** What players see of a puzzle as it is typed, and the room that it needs; null while it cannot be read. */
function presentedOf(type: PuzzleType | undefined, { configuration, solution }: Partial<PuzzleView>) {
  if (!type?.read({ configuration, solution })) return null
  const presented = type.present(configuration)
  const least = leastSizeOf(type.id, presented)
  return least && { presented, least }
}

type ObjectForm = Pick<RowForm, 'setFile' | 'fileAt'> & {
  values: Partial<PuzzleView>
  set(change: Partial<PuzzleView>): void
}

/** The same form, which gives the first picture of an object a place in the puzzle's proportions. */
export const placingObject = <Form extends ObjectForm>(form: Form, type: PuzzleType | undefined): Form => ({
  ...form,
  setFile: (field, asset) => {
    form.setFile(field, asset)
    const played = presentedOf(type, form.values)
    if (field === 'objectAssetId' && asset && played && !form.values.objectPlace)
      form.set({ objectPlace: usualPlace(asset, played.least) })
  },
})

/** For the preview of the puzzle: what it lies in as it is typed. */
export function objectOf({ values, fileAt }: ObjectForm, type: PuzzleType | undefined) {
  const picture = fileAt('objectAssetId')
  const played = picture && presentedOf(type, values)
  const { objectPlace: place, objectAltText: altText = '' } = values
  return played && place ? { picture: picture.url, altText, place, least: played.least } : null
}

type PuzzleObjectProps = { type: PuzzleType | undefined; form: ObjectForm }

/** The picture of the thing that a puzzle lies in, and its place there. */
export function PuzzleObject({ type, form }: PuzzleObjectProps) {
  const { values } = form
  const picture = form.fileAt('objectAssetId')
  const generation = useDraftGeneration(
    {
      place: 'generate-puzzle-image',
      slot: 'object',
      prompt: () => String(values.objectAltText || values.description || ''),
    },
    (asset) => form.setFile('objectAssetId', asset),
  )
  const played = presentedOf(type, values)
  return (
    <>
      <p className="text-muted">{m.objects_hint()}</p>
      <RowField
        kind="puzzle"
        name="objectAssetId"
        className="max-w-lg"
        generate={<GenerateInUpload generation={generation} hasPicture={picture !== null} />}
      />
      {picture && (
        <>
          <RowField kind="puzzle" name="objectAltText" hint={m.objects_alt_hint()} rows={2} />
          {type && played && values.objectPlace && (
            <ObjectPlaceField
              picture={picture}
              place={values.objectPlace}
              least={played.least}
              onPlace={(objectPlace) => form.set({ objectPlace })}
              spots={type.spots(values.configuration)}
              onSpots={(spots) => form.set({ configuration: { ...values.configuration, spots } })}
            >
              <InertPlayer
                type={type}
                presented={played.presented}
                picture={form.fileAt('imageAssetId')?.url ?? null}
              />
            </ObjectPlaceField>
          )}
        </>
      )}
    </>
  )
}

type ObjectPlaceFieldProps = {
  picture: PresentedAsset
  place: ObjectPlace
  least: Size
  onPlace: (place: ObjectPlace) => void
  spots: NamedSpot[]
  onSpots: (spots: Spot[]) => void
  children: ReactNode
}

function ObjectPlaceField({ picture, place, least, onPlace, spots, onSpots, children }: ObjectPlaceFieldProps) {
  const [ground, setGround] = useState<HTMLElement | null>(null)
  const room = useRoom(ground)
  const [inPlace, setInPlace] = useState<HTMLElement | null>(null)
  const size = room && { width: (room.width * place.width) / 100, height: (room.height * place.height) / 100 }
  return (
    <FieldGroup legend={m.objects_place()} hint={spots.length > 0 ? m.objects_spots_hint() : m.objects_place_hint()}>
      <div ref={setGround} className="stage relative w-full max-w-2xl">
        <img src={picture.url} alt="" draggable={false} className="w-full rounded-control select-none" />
        {size && (
          <div inert style={spotStyle(place)} className="absolute overflow-hidden text-ink" data-in-place="">
            <div ref={setInPlace} style={scaledStyle(size, scaleIn(size, least))} className="grid origin-top-left" />
          </div>
        )}
        <PlaceFrame
          place={place}
          label={m.objects_frame()}
          sizeLabel={m.objects_size()}
          free
          around={spots.length > 0}
          onPlace={(to) => onPlace(savable(to))}
        />
        {spots.length > 0 && <SpotFrames place={place} spots={spots} onSpots={onSpots} />}
      </div>
      {inPlace && (
        <div hidden>
          <OnObject value={{ place: inPlace, isOnPicture: true }}>{children}</OnObject>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {fitsOnPhone({ picture, place, least }) ? m.objects_fits() : m.objects_small(least)}
      </p>
    </FieldGroup>
  )
}

type SpotFramesProps = { place: ObjectPlace; spots: NamedSpot[]; onSpots: (spots: Spot[]) => void }

/** Frames within the frame of the place, each with its name. */
function SpotFrames({ place, spots, onSpots }: SpotFramesProps) {
  const move = (at: number, to: Spot) => onSpots(spots.map(({ spot }) => spot).with(at, onObject(to)))
  return (
    <div style={spotStyle(place)} className="pointer-events-none absolute *:data-place-frame:pointer-events-auto">
      {spots.map(({ name, spot }, at) => (
        <Fragment key={at}>
          <span aria-hidden="true" style={spotStyle(spot)} className="absolute">
            <span className="absolute top-0 left-0 max-w-full truncate bg-raised/90 px-1 text-xs text-ink">{name}</span>
          </span>
          <PlaceFrame
            place={spot}
            label={m.objects_spot({ name })}
            sizeLabel={m.objects_spot_size({ name })}
            free
            onPlace={(to) => move(at, to)}
          />
        </Fragment>
      ))}
    </div>
  )
}

type InertPlayerProps = { type: PuzzleType; presented: JsonObject; picture: string | null }

function InertPlayer({ type, presented, picture }: InertPlayerProps) {
  const view = playerViewOf(type.id)
  if (!view) return null
  return (
    <Suspense>
      {createElement(view, {
        configuration: presented,
        attemptsLeft: 3,
        pausedForMs: 0,
        feedback: null,
        tried: [],
        view: type.start(presented, 1),
        picture: type.worksOnPicture ? picture : null,
        solved: false,
        answer: null,
        busy: false,
        onAnswer: () => {},
      })}
    </Suspense>
  )
}

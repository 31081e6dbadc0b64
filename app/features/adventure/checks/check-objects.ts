import { fitsOnPhone } from '#app/features/puzzles/kit/object/object-fit.ts'
import { overlap } from '#app/features/puzzles/kit/object/spots.ts'
import { leastSizeOf } from '#app/features/puzzles/registry/least-sizes.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** The pictures of the things that puzzles lie in. */
export const checkObjects: Check = ({ draft, compiled }) =>
  draft.puzzles.flatMap(
    ({ id, name, type, configuration, objectAssetId, objectAltText, objectPlace: place, object }) => {
      if (objectAssetId === null) return []
      const where = { entity: 'puzzle', id } as const
      const puzzle = compiled?.document.puzzles.find((each) => each.id === id)
      const isSmall = ({ width, height }: { width: number; height: number }) =>
        Object.values(puzzle?.configuration ?? {}).some((presented) => {
          const least = leastSizeOf(puzzle!.type, presented)
          return place && least && !fitsOnPhone({ picture: { width, height }, place, least })
        })
      const spots =
        findPuzzleType(type)
          ?.spots(configuration)
          .map(({ spot }) => spot) ?? []
      return [
        ...(objectAltText.trim() === ''
          ? [finding('object_without_alt_text', { ...where, field: 'objectAltText' }, { name })]
          : []),
        ...(object?.width && object.height && isSmall({ width: object.width, height: object.height })
          ? [finding('object_place_small', { ...where, field: 'objectPlace' }, { name })]
          : []),
        ...(overlap(spots) ? [finding('object_spots_overlap', { ...where, field: 'objectPlace' }, { name })] : []),
      ]
    },
  )

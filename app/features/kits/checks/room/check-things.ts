import type { RoomClue, RoomDocument, RoomProp } from '#app/features/kits/documents/room.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import { giversOf } from '#app/features/kits/flow/waits.ts'
import { atThing, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomFinding } from './room-finding.ts'

type Thing = RoomProp | RoomClue

const minutesPerHerring = 20

/** Checks props and clues: where they are, what needs them, and what setting up and resetting require. */
export const checkThings: RoomCheck = ({ document: room }) => [
  ...[...room.props, ...room.clues].flatMap((thing) => [...checkPlace(room, thing), ...checkNeeds(room, thing)]),
  ...room.props.flatMap((prop) => [...checkUse(room, prop), ...checkProp(prop)]),
  ...room.clues.flatMap((clue) => checkClue(room, clue)),
  ...checkHerrings(room),
]

function checkPlace(room: RoomDocument, thing: Thing): RoomFinding[] {
  if ('propId' in thing && thing.propId !== null) return []
  const givers = giversOf(room, thing.id)
  const { placement, hidingPlace } = thing
  if (placement === 'container') {
    if (givers.length === 0) return [roomFinding('thing_never_given', atThing(thing, 'placement'), named(thing))]
    const things = givers.map(({ name }) => name).join(', ')
    if (givers.length > copiesOf(thing))
      return [roomFinding('thing_given_twice', atThing(thing, 'placement'), { ...named(thing), things })]
    return []
  }
  const given = givers[0]
    ? [roomFinding('thing_given_in_sight', atThing(thing, 'placement'), { ...named(thing), things: givers[0].name })]
    : []
  if (placement !== 'hidden' || !isBlankText(hidingPlace)) return given
  return [...given, roomFinding('hidden_nowhere', atThing(thing, 'hidingPlace'), named(thing))]
}

const copiesOf = (thing: Thing): number => ('quantity' in thing ? thing.quantity : 1)

function checkNeeds({ puzzles }: RoomDocument, thing: Thing): RoomFinding[] {
  const users = puzzles.filter(({ needs }) => needs.includes(thing.id))
  if (thing.isReusable || users.length <= copiesOf(thing)) return []
  const things = users.map(({ name }) => name).join(', ')
  return [roomFinding('thing_needed_twice', atThing(thing, 'isReusable'), { ...named(thing), things })]
}

/** Needed by a puzzle, or the prize at the end. */
const isNeeded = ({ puzzles }: RoomDocument, id: string): boolean =>
  puzzles.some(({ needs, gives, endsRoom }) => needs.includes(id) || (endsRoom && gives.includes(id)))

/** A prop is also of use if it carries a clue that is, or if a puzzle opens it. */
function checkUse(room: RoomDocument, prop: RoomProp): RoomFinding[] {
  const isCarrying = room.clues.some(
    (clue) => clue.propId === prop.id && (clue.isRedHerring || isNeeded(room, clue.id)),
  )
  const isOpened = room.puzzles.some(({ container, containerId }) => container === 'prop' && containerId === prop.id)
  return isCarrying || isOpened || prop.isDecoration || isNeeded(room, prop.id)
    ? []
    : [roomFinding('prop_orphan', atThing(prop, 'isDecoration'), named(prop))]
}

function checkProp(prop: RoomProp): RoomFinding[] {
  const { source, substitutes, description, imageAssetId, placement, resetStep } = prop
  const found: RoomFinding[] = []
  if (source === 'household' && isBlankText(substitutes))
    found.push(roomFinding('substitutes_missing', atThing(prop, 'substitutes'), named(prop)))
  if (source === 'print' && isBlankText(description) && imageAssetId === null)
    found.push(roomFinding('print_empty', atThing(prop, 'description'), named(prop)))
  if (placement !== 'sight' && isBlankText(resetStep))
    found.push(roomFinding('reset_missing', atThing(prop, 'resetStep'), named(prop)))
  return found
}

/** A puzzle that needs a prop also has the clues on it. */
function checkClue(room: RoomDocument, clue: RoomClue): RoomFinding[] {
  const found: RoomFinding[] = []
  const isUsed = isNeeded(room, clue.id) || (clue.propId !== null && isNeeded(room, clue.propId))
  if (!isUsed && !clue.isRedHerring) found.push(roomFinding('clue_unused', atThing(clue, 'isRedHerring'), named(clue)))
  if (clue.isRedHerring && isNeeded(room, clue.id))
    found.push(roomFinding('herring_needed', atThing(clue, 'isRedHerring'), named(clue)))
  if (isBlankText(clue.content) && clue.imageAssetId === null)
    found.push(roomFinding('clue_empty', atThing(clue, 'content'), named(clue)))
  return found
}

function checkHerrings({ clues, setup }: RoomDocument): RoomFinding[] {
  const herrings = clues.filter(({ isRedHerring }) => isRedHerring)
  const most = Math.floor(setup.recommendedDuration / minutesPerHerring)
  const one = herrings[most]
  if (!one) return []
  return [roomFinding('herrings_many', atThing(one, 'isRedHerring'), { ...named(one), count: herrings.length, most })]
}

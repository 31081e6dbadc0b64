import type {
  DinnerCard,
  DinnerCharacter,
  DinnerClue,
  DinnerCourse,
  DinnerGuide,
  DinnerMoment,
  DinnerProp,
  DinnerStory,
} from '#app/features/kits/documents/dinner.ts'
import type { RoomClue, RoomGuide, RoomProp, RoomPuzzle, RoomSetup } from '#app/features/kits/documents/room.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { SampleFrame, SampleText } from './sample-adventure.ts'

/** `text('Door', 'Porte')` */
export const text = (en: string, fr: string): SampleText => ({ en, fr })

type Texts<Row> = {
  [Name in keyof Row]: Name extends 'hints'
    ? readonly SampleText[]
    : [Row[Name]] extends [string]
      ? string extends Row[Name]
        ? SampleText
        : Row[Name]
      : Row[Name]
}
type Own<Row> = Omit<Row, 'id' | 'translations' | 'displayOrder'>

/** A form: every text in both languages; what is left out has its default. Keys of other rows stand for their ids. */
export type SampleForm<Row> = Partial<Texts<Own<Row>>>
/** A row of a list; its place there is its place in the order. */
export type SampleRow<Row, Required extends keyof Own<Row> = never> = { key: string } & SampleForm<Row> &
  Pick<Texts<Own<Row>>, Required>

export type SampleTypedPuzzle = {
  key: string
  type: string
  name: SampleText
  /** The same in both languages. */
  configuration: JsonObject
  /** What each language has of its own. */
  words: Record<'en' | 'fr', { configuration?: JsonObject; solution: JsonObject }>
}

export type SampleRoom = SampleFrame & {
  kind: 'escape-room'
  setup: SampleForm<RoomSetup>
  puzzles: readonly SampleRow<RoomPuzzle, 'name'>[]
  props: readonly SampleRow<RoomProp, 'name'>[]
  clues: readonly SampleRow<RoomClue, 'title'>[]
  guide: SampleForm<RoomGuide>
  typedPuzzles: readonly SampleTypedPuzzle[]
}

/** A card's owner is the character of this key. */
type SampleCard = Omit<SampleForm<DinnerCard>, 'characterId'> & Pick<DinnerCard, 'phase'>

export type SampleDinner = SampleFrame & {
  kind: 'mystery-dinner'
  story: SampleForm<DinnerStory>
  characters: readonly (SampleRow<DinnerCharacter, 'name'> & { cards?: readonly SampleCard[] })[]
  props: readonly SampleRow<DinnerProp, 'name'>[]
  courses: readonly SampleRow<DinnerCourse, 'name'>[]
  clues: readonly SampleRow<DinnerClue, 'title'>[]
  moments: readonly SampleRow<DinnerMoment, 'happened'>[]
  guide: SampleForm<DinnerGuide>
}

export type SampleKit = SampleRoom | SampleDinner

import type { Guard, Values } from './guard.ts'

export interface Moment {
  scene: number
  focus: number
  values: Values
  /** The ending reached: a scene's id, `solved`, or the name of the rule that ended the game. */
  over: string | null
}

export class Motion implements Moment {
  scene: number
  focus: number
  values: Values
  over: string | null = null
  readonly changed: number[] = []
  /** Variables of items given although the player could not carry another. */
  readonly wasted: number[] = []
  /** Variables of items given that something else may take away again. */
  readonly staked: number[] = []
  readonly vain: number[] = []
  noticed = false
  overflowed = false
  private copied = false

  constructor(from: Moment) {
    this.scene = from.scene
    this.focus = from.focus
    this.values = from.values
  }

  set(variable: number, value: number): void {
    if (this.values[variable] === value) return
    if (!this.copied) {
      this.values = this.values.slice()
      this.copied = true
    }
    if (!this.changed.includes(variable)) this.changed.push(variable)
    this.values[variable] = value
  }
}

/** `exhausted` of a rule that may be useful again and again. */
export const never = () => false

export type Step =
  | { type: 'go'; hotspotId: string; sceneId: string }
  | { type: 'travel'; sceneId: string }
  | { type: 'take'; hotspotId: string; itemId: string }
  | { type: 'talk'; hotspotId: string; npcId: string }
  | { type: 'choose'; npcId: string; nodeId: string; place: number }
  | { type: 'leave' }
  /** What takes two: held, or done with what is held. */
  | { type: 'press'; hotspotId: string }
  | { type: 'open'; hotspotId: string; puzzleId: string }
  | { type: 'solve' | 'answer_wrong' | 'take_hint'; hotspotId: string | null; puzzleId: string }
  | { type: 'use'; itemId: string }
  | { type: 'use_on'; itemId: string; hotspotId: string }
  | { type: 'combine'; itemId: string; otherItemId: string }
  | { type: 'wait'; minutes: number }

/** Something to do in one scene (null: anywhere), while looking at one thing (null: at anything). */
export interface Rule {
  id: number
  step: Step
  scene: number | null
  focus: number | null
  guard: Guard
  /** The part of the guard that is a loss if it becomes false; the whole guard when left out. */
  wants?: Guard
  cost: number
  /** Only changes where the player is or what they look at, apart from anything found on the way. */
  walks: boolean
  takes: readonly number[]
  run: (motion: Motion) => boolean
  exhausted: (values: Values) => boolean
}

export const placeOf = ({ scene, focus }: Pick<Moment, 'scene' | 'focus'>, scenes: number): number =>
  focus * scenes + scene

export type NewRule = Omit<Rule, 'id' | 'cost' | 'walks' | 'focus' | 'takes'> & {
  focus?: number
  walks?: boolean
  takes?: readonly number[]
}

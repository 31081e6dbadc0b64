import { viewOf } from './sound-file.ts'

export type Box = { type: string; start: number; body: number; end: number }

const headBytes = 8

export const typeAt = (data: Uint8Array, at: number): string => String.fromCharCode(...data.subarray(at, at + 4))

/** The boxes between two places, up to one that does not fit; `mdat` may be cut off. */
export function boxesIn(data: Uint8Array, { body, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const view = viewOf(data)
  const boxes: Box[] = []
  for (let at = body; at + headBytes <= end;) {
    const short = view.getUint32(at)
    if (short === 1 && at + 16 > end) break
    const head = short === 1 ? 16 : headBytes
    const size = short === 1 ? Number(view.getBigUint64(at + headBytes)) : short === 0 ? end - at : short
    const type = typeAt(data, at + 4)
    if (size < head || (at + size > end && type !== 'mdat')) break
    boxes.push({ type, start: at, body: at + head, end: Math.min(end, at + size) })
    at += size
  }
  return boxes
}

/** The first box at a path, e.g. `mdia`, `minf`. */
export function boxAt(data: Uint8Array, within: Pick<Box, 'body' | 'end'>, ...path: string[]): Box | undefined {
  const [type, ...rest] = path
  const found = boxesIn(data, within).find((box) => box.type === type)
  return found && rest.length > 0 ? boxAt(data, found, ...rest) : found
}

/** Reads the numbers of a box's body one after another; zero beyond its end. */
export class Fields {
  readonly #view: DataView
  #at: number

  constructor(data: Uint8Array, { body, end }: Pick<Box, 'body' | 'end'>) {
    this.#view = viewOf(data.subarray(body, end))
    this.#at = 0
  }

  get left(): number {
    return this.#view.byteLength - this.#at
  }

  skip(bytes: number): this {
    this.#at += bytes
    return this
  }

  word(): number {
    return this.#take(4) ? this.#view.getUint32(this.#at - 4) : 0
  }

  signed(): number {
    return this.#take(4) ? this.#view.getInt32(this.#at - 4) : 0
  }

  long(): number {
    return this.#take(8) ? Number(this.#view.getBigUint64(this.#at - 8)) : 0
  }

  #take(bytes: number): boolean {
    this.#at += bytes
    return this.#at <= this.#view.byteLength
  }
}

export const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

export const words = (...numbers: readonly number[]): Uint8Array => wordsFrom(numbers)

/** For the tables of a file, which may have a hundred thousand numbers, too many for the arguments of a call. */
export function wordsFrom(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  const view = viewOf(bytes)
  numbers.forEach((number, index) => view.setUint32(index * 4, number))
  return bytes
}

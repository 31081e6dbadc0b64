import type { ErrorCode } from '#app/shared/app-error.ts'

/** A generated picture takes the same path as an uploaded one; only its messages differ. */
export type UploadKind = 'upload' | 'generation'

export type Upload = {
  /** What the upload is for; unique in the editor. */
  place: string
  kind: UploadKind
  /** From 0 to 1; undefined while the server works, and so always for a generation. */
  progress: number | undefined
  previewUrl: string | null
}

/** What did not arrive and why, until it is retried or dismissed. */
type Failed = { place: string; kind: UploadKind; code: ErrorCode; again: () => void }

export type UploadsState = {
  running: readonly Upload[]
  /** How many have ended since none was running. */
  ended: number
  failed: readonly Failed[]
  errors: Readonly<Record<string, string>>
  /** Notes about the latest picture, by place. */
  notes: Readonly<Record<string, string>>
}

type Send<Result> = (onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Result | null>

/** The uploads of one editor. They continue after the panel or dialog that started them has closed. */
export class Uploads {
  #state: UploadsState = { running: [], ended: 0, failed: [], errors: {}, notes: {} }
  /** Receivers of results by place, even if the place is no longer shown. */
  readonly receivers = new Map<string, (result: unknown) => void>()
  readonly #controllers = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #last: Promise<unknown> = Promise.resolve()

  getState = (): UploadsState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  at = (place: string): Upload | null => this.#state.running.find((each) => each.place === place) ?? null

  runsIn = (scope: string): boolean => this.#state.running.some(({ place }) => isIn(place, scope))

  /** @returns null if it was stopped, or if another one is running at this place */
  async run<Result>(
    place: string,
    file: Blob | null,
    send: Send<Result>,
    kind: UploadKind = 'upload',
  ): Promise<Result | null> {
    if (this.#controllers.has(place)) return null
    const controller = new AbortController()
    this.#controllers.set(place, controller)
    const upload: Upload = {
      place,
      kind,
      progress: kind === 'upload' ? 0 : undefined,
      previewUrl: file && URL.createObjectURL(file),
    }
    this.forget(place)
    this.note(place, null)
    this.#set({ running: [...this.#state.running, upload] })
    const onProgress = (fraction: number) => {
      const progress = fraction < 1 ? fraction : undefined
      this.#set({ running: this.#state.running.map((each) => (each.place === place ? { ...each, progress } : each)) })
    }
    try {
      const result = await send(onProgress, controller.signal)
      return controller.signal.aborted ? null : result
    } finally {
      this.#controllers.delete(place)
      if (upload.previewUrl) URL.revokeObjectURL(upload.previewUrl)
      const running = this.#state.running.filter((each) => each.place !== place)
      this.#set({ running, ended: running.length > 0 ? this.#state.ended + 1 : 0 })
    }
  }

  /** Runs work one after another, for files that arrive together. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work, work)
    this.#last = mine
    return mine
  }

  /** Shows at its place why an upload failed; null clears it. */
  blame(place: string, error: string | null): void {
    const { [place]: _, ...errors } = this.#state.errors
    this.#set({ errors: error === null ? errors : { ...errors, [place]: error } })
  }

  /** Shows a note about the picture at its place; null clears it. */
  note(place: string, text: string | null): void {
    const { [place]: _, ...notes } = this.#state.notes
    this.#set({ notes: text === null ? notes : { ...notes, [place]: text } })
  }

  fail(place: string, code: ErrorCode, again: () => void, kind: UploadKind = 'upload'): void {
    this.#set({ failed: [...this.#state.failed.filter((each) => each.place !== place), { place, kind, code, again }] })
  }

  /** Dismisses failures at a place, or everywhere. */
  forget(place?: string): void {
    this.#set({ failed: this.#state.failed.filter((each) => place !== undefined && each.place !== place) })
  }

  /** Stops uploads at a place or in a scope, or all of them. */
  stop(scope = ''): void {
    for (const [place, controller] of this.#controllers) if (isIn(place, scope)) controller.abort()
  }

  #set(change: Partial<UploadsState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const isIn = (place: string, scope: string): boolean => scope === '' || place === scope || place.startsWith(`${scope}/`)

/** Progress of all uploads together, from 0 to 1; those that have ended count until all have. */
export const progressOf = ({ running, ended }: Pick<UploadsState, 'running' | 'ended'>): number =>
  running.reduce((sum, { progress = 1 }) => sum + progress, ended) / Math.max(1, running.length + ended)

export const countOf = (kind: UploadKind, all: readonly { kind: UploadKind }[]): number =>
  all.filter((each) => each.kind === kind).length

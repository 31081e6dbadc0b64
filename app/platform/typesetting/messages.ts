/** One page to be set. */
export interface TypesetJob {
  /** The folder that templates are read from, and nothing outside it. */
  root: string
  /** The template's path below it. Never anything that somebody typed. */
  template: string
  /** JSON, which the template reads as `sys.inputs.data`: texts in it are printed as they are. */
  data: string
  /** Pictures by the path below `root` that the template finds them at. */
  pictures: { path: string; bytes: Uint8Array }[]
}

export type TypesetRequest = TypesetJob & { id: number }

/** `error` is for the log only. `panic` is what a template itself refused by `panic("…")`. */
export type TypesetReply =
  | { id: number; pdf: Uint8Array; pages: number }
  | { id: number; error: string; panic: string | null }

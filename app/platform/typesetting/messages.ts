export interface TypesetJob {
  root: string
  /** Below `root`; never anything that somebody typed. */
  template: string
  /** JSON, printed literally: the template reads `sys.inputs.data`. */
  data: string
  pictures: { path: string; bytes: Uint8Array }[]
  /** The first page as SVG beside the PDF. */
  withPicture?: boolean
}

export type TypesetRequest = TypesetJob & { id: number }

/** `error` is for the log. `panic` is what a template refused by `panic("…")`. */
export type TypesetReply =
  | { id: number; pdf: Uint8Array; pages: number; picture: string | null }
  | { id: number; error: string; panic: string | null }

export interface TypesetJob {
  root: string
  /** A path below `root`; never anything that somebody typed. */
  template: string
  /** JSON, printed literally: the template reads `sys.inputs.data`. */
  data: string
  pictures: { path: string; bytes: Uint8Array }[]
  /** The first page as SVG, alongside the PDF. */
  withPicture?: boolean
  /** The first page as PNG, one pixel a point, alongside the PDF. */
  withPng?: boolean
}

export type TypesetRequest = TypesetJob & { id: number }

/** `error` is for the log. `panic` is the reason a template gave with `panic("…")`. */
export type TypesetReply =
  | { id: number; pdf: Uint8Array; pages: number; picture: string | null; png: Uint8Array | null }
  | { id: number; error: string; panic: string | null }

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
  /** A label: what the template says under it comes in place of the PDF, and how much of each page is covered with ink. */
  counted?: string
}

/** `counted`: the values of the metadata with the job's label; `inks`: from 0 to 1, for each page. */
export type SetPages = {
  pdf: Uint8Array
  pages: number
  picture: string | null
  png: Uint8Array | null
  counted: unknown[]
  inks: number[]
}

export type TypesetRequest = TypesetJob & { id: number }

/** `error` is for the log. `panic` is the reason a template gave with `panic("…")`. */
export type TypesetReply = ({ id: number } & SetPages) | { id: number; error: string; panic: string | null }

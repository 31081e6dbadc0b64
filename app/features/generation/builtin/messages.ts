import type { PictureRequest } from './formats/brief.ts'

export type DrawRequest = PictureRequest & { id: number }

/** `notDrawn`: in the author's words. */
export type Picture = { picture: Uint8Array; notDrawn: readonly string[] }

/** `error` is for the log. */
export type DrawReply = ({ id: number } & Picture) | { id: number; error: string }

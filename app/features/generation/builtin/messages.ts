import type { PictureRequest } from './formats/brief.ts'

export type DrawRequest = PictureRequest & { id: number }

/** `error` is for the log. */
export type DrawReply = { id: number; picture: Uint8Array } | { id: number; error: string }

import type { ComponentType, ReactNode } from 'react'

export type Shown<Found> = { found: Found; onClose: () => void }

/** A kind of files: what they are, and the form that shows what they become and takes them. */
export type Reader = (files: readonly File[]) => Promise<((onClose: () => void) => ReactNode) | null>

/** Files that are of this kind but cannot be read, with what to do. */
export class Unreadable extends Error {
  readonly text: string

  constructor(text: string) {
    super(text)
    this.text = text
  }
}

/** @param read null for files of another kind. @throws Unreadable; ProjectRefused */
export const reader =
  <Found,>(read: (files: readonly File[]) => Promise<Found | null>, Show: ComponentType<Shown<Found>>): Reader =>
  async (files) => {
    const found = await read(files)
    return found === null ? null : (onClose) => <Show found={found} onClose={onClose} />
  }

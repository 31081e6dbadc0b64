import { useState } from 'react'
import type { ReactNode } from 'react'
import { cutTo } from '#app/features/media/cut-to.ts'
import type { PreparedFile } from '#app/features/media/prepare-file.ts'
import type { ChosenFraming } from '#app/features/media/send-image.ts'
import { LateFramingDialog } from './late-media.ts'
import { sizeOf } from './use-image-upload.ts'
import type { ImageUploadState } from './use-image-upload.ts'

type Asked = {
  prepared: PreparedFile
  url: string
  isWider: boolean
}

const sizeIn = (aspect: string) => {
  const [width = 1, height = 1] = aspect.split('/').map(Number)
  return { width, height }
}

/** Sends a picture of the right shape without asking. @param aspect CSS; null: never asks @returns `offer`, dialog */
export function useFraming(
  aspect: string | null,
  { prepare, deliver }: Pick<ImageUploadState, 'prepare' | 'deliver'>,
): { offer: (file: File) => void; dialog: ReactNode } {
  const [asked, ask] = useState<Asked | null>(null)
  const offer = async (file: File) => {
    const prepared = await prepare(file)
    // Do not ask about a file that is refused or comes during another upload
    if (!prepared) return
    if (aspect === null) return deliver(prepared)
    const url = URL.createObjectURL(prepared.file)
    const [size, place] = [await sizeOf(url), sizeIn(aspect)]
    if (cutTo(size, place) !== null)
      return ask({ prepared, url, isWider: size.width / size.height > place.width / place.height })
    URL.revokeObjectURL(url)
    return deliver(prepared)
  }
  const answer = (framing: ChosenFraming | null) => {
    if (!asked) return
    URL.revokeObjectURL(asked.url)
    ask(null)
    if (framing) void deliver(asked.prepared, framing)
  }
  return {
    offer: (file) => void offer(file),
    dialog:
      asked && aspect !== null ? (
        <LateFramingDialog url={asked.url} isWider={asked.isWider} place={sizeIn(aspect)} onAnswer={answer} />
      ) : null,
  }
}

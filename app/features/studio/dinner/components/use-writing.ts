import { useEffect, useId, useState } from 'react'
import { callFunction } from '#app/features/generation/components/call-function.ts'
import { useOffer } from '#app/features/generation/components/use-offer.ts'
import { doneText, refusalText } from '#app/features/generation/generation-text.ts'
import type { storyFunctions } from '#app/features/generation/functions.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { z } from '#app/shared/zod.ts'
import { notify } from '#app/ui/toaster.ts'

type WritingOf<Written> = {
  name: (typeof storyFunctions)[number]
  /** Of what is typed now; null without a theme. */
  body: () => object | null
  answer: z.ZodType<Written>
  /** @param byModel whether a model wrote it */
  onWritten: (written: Written, byModel: boolean) => void
  /** What was written can be undone in one step. */
  isStep?: boolean
}

/** Texts for the fields of a form; leaving the form stops it. */
export function useWriting<Written>({ name, body, answer, onWritten, isStep = false }: WritingOf<Written>) {
  const { offer, look } = useOffer(name)
  const { undo } = useUndo()
  const noteId = useId()
  const [running, setRunning] = useState<AbortController | null>(null)
  useEffect(() => () => running?.abort(), [running])

  const refuse = (code: ErrorCode, retryAfter?: number) => {
    const { title, text } = refusalText(code, name, retryAfter)
    void notify({ title, description: text, tone: 'danger' })
  }
  const write = async () => {
    const asked = body()
    if (!asked) return refuse('generationNeedsWords')
    const controller = new AbortController()
    setRunning(controller)
    try {
      const written = await callFunction(name, asked, (told) => readBy(answer, told), controller.signal)
      if (written !== null) {
        onWritten(written, offer?.origin === 'model')
        const action = isStep ? { action: { label: m.studio_undo(), onClick: undo } } : {}
        void notify({ title: doneText(name).title, tone: 'success', ...action })
      }
    } catch (failure) {
      const { code, retryAfter } = failure instanceof AppError ? failure : new AppError('unexpected')
      refuse(code, retryAfter)
    }
    setRunning(null)
  }
  return {
    noteId,
    isGenerating: running !== null,
    isBusy: running !== null,
    offer,
    look,
    generate: () => void write(),
    stop: () => {
      running?.abort()
      void notify({ title: m.media_generation_stopped() })
    },
  }
}

function readBy<Written>(schema: z.ZodType<Written>, told: unknown): Written {
  const read = schema.safeParse(told)
  if (!read.success) throw new AppError('unexpected', { log: read.error.message })
  return read.data
}

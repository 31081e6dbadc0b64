import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { prepareLate } from '#app/features/media/prepare-late.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import { useKeptAddress } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { isPortraitIntent, portraitDoneText, portraitProblemText } from './portrait-text.ts'
import type { PortraitIntent, PortraitOutcome } from './portrait-text.ts'

function tell({ intent, problem }: PortraitOutcome, isAnimated = false): void {
  if (problem === null)
    return void notify({
      title: portraitDoneText(intent),
      ...(isAnimated ? { description: m.media_became_still() } : {}),
      tone: 'success',
    })
  const { title, text } = portraitProblemText(intent, problem)
  void notify({ title, description: text, tone: 'danger' })
}

export type PortraitChange = {
  /** The action under way. */
  doing: PortraitIntent | null
  outcome: PortraitOutcome | null
  upload: (files: readonly File[]) => void
  remove: () => void
}

/** Sends separately from the form, so that its unsaved text is not saved along with it. */
export function usePortrait(): PortraitChange {
  const fetcher = useFetcher<{ portrait?: PortraitOutcome }>({ key: 'portrait' })
  const action = useKeptAddress('/account')
  const [refused, setRefused] = useState<PortraitOutcome | null>(null)
  const isAnimated = useRef(false)
  const answered = fetcher.data?.portrait ?? null
  useEffect(() => {
    if (answered) tell(answered, isAnimated.current && answered.intent === 'upload')
  }, [answered])
  const refuse = (outcome: PortraitOutcome) => {
    setRefused(outcome)
    tell(outcome)
  }
  const send = (data: FormData) => {
    setRefused(null)
    void fetcher.submit(data, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const upload = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) void notify({ title: m.media_one_only() })
    try {
      const prepared = await prepareLate(file, 'avatar')
      isAnimated.current = prepared.isAnimated
      send(formOf({ intent: 'upload', avatar: prepared.file }))
    } catch (error) {
      refuse({ intent: 'upload', problem: error instanceof AppError ? error : { code: 'unexpected' } })
    }
  }
  const sent = fetcher.formData?.get('intent')
  return {
    doing: fetcher.state !== 'idle' && isPortraitIntent(sent) ? sent : null,
    outcome: refused ?? answered,
    upload: (files) => void upload(files),
    remove: () => send(formOf({ intent: 'remove' })),
  }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

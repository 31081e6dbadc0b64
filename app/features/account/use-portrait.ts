import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { refusalBeforeSending } from '#app/features/media/upload-rules.ts'
import { useKeptAddress } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { isPortraitIntent, portraitDoneText, portraitProblemText } from './portrait-text.ts'
import type { PortraitIntent, PortraitOutcome } from './portrait-text.ts'

function tell({ intent, problem }: PortraitOutcome): void {
  if (problem === null) return void notify({ title: portraitDoneText(intent), tone: 'success' })
  const { title, text } = portraitProblemText(intent, problem)
  void notify({ title, description: text, tone: 'danger' })
}

export type PortraitChange = {
  /** Under way. */
  doing: PortraitIntent | null
  outcome: PortraitOutcome | null
  upload: (file: File) => void
  remove: () => void
}

/** Sends apart from the form, so that nothing that is typed there is saved by the way. */
export function usePortrait(): PortraitChange {
  const fetcher = useFetcher<{ portrait?: PortraitOutcome }>({ key: 'portrait' })
  const action = useKeptAddress('/account')
  const [refused, setRefused] = useState<PortraitOutcome | null>(null)
  const answered = fetcher.data?.portrait ?? null
  useEffect(() => {
    if (answered) tell(answered)
  }, [answered])
  const refuse = (outcome: PortraitOutcome) => {
    setRefused(outcome)
    tell(outcome)
  }
  const send = (data: FormData) => {
    setRefused(null)
    void fetcher.submit(data, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const sent = fetcher.formData?.get('intent')
  return {
    doing: fetcher.state !== 'idle' && isPortraitIntent(sent) ? sent : null,
    outcome: refused ?? answered,
    upload: (file) => {
      const problem = refusalBeforeSending(file, 'avatar')
      if (problem) refuse({ intent: 'upload', problem })
      else send(formOf({ intent: 'upload', avatar: file }))
    },
    remove: () => send(formOf({ intent: 'remove' })),
  }
}

function formOf(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

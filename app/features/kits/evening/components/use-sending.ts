import { useState } from 'react'
import { commandsOf, eventsOf } from '#app/features/kits/evening/evening-path.ts'
import { failureText } from '#app/i18n/error-text.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { useLivePicture } from '#app/ui/use-live-picture.ts'

export type Sending<View, Body, Answer> = {
  view: View
  since: number
  isLost: boolean
  isBusy: boolean
  /** Why the last press did nothing. */
  problem: string | null
  /** @returns what was answered; null: it was not done */
  ask: (body: Body) => Promise<Answer | null>
}

/** An evening as it is, and what its viewer does to it. @param refusedTexts what they are told who are refused */
export function useSending<
  View extends { status: string },
  Body extends object,
  Refused extends string,
  Answer extends object,
>(path: string, first: View, refusedTexts: Readonly<Record<Refused, () => string>>): Sending<View, Body, Answer> {
  const { picture: view, since, isLost } = useLivePicture(eventsOf(path), 'view', first)
  const [isBusy, setBusy] = useState(false)
  const [problem, tell] = useState<{ text: string; status: string } | null>(null)
  const setProblem = (text: string) => tell({ text, status: view.status })
  const ask = async (body: Body): Promise<Answer | null> => {
    setBusy(true)
    tell(null)
    try {
      const answer = (await askJson(commandsOf(path), body)) as Answer | { refused: Refused }
      if (!('refused' in answer)) return answer
      setProblem(refusedTexts[answer.refused]())
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
    return null
  }
  // Once it stands otherwise, the reason may be gone
  return { view, since, isLost, isBusy, problem: problem?.status === view.status ? problem.text : null, ask }
}

import { useState } from 'react'
import { answerBy, callFunction } from '#app/features/generation/components/call-function.ts'
import { useCall } from '#app/features/generation/components/use-call.ts'
import type { SuggestionFunction } from '#app/features/generation/functions.ts'
import type { GenerationText } from '#app/features/generation/generation-text.ts'
import type { Ask, Suggestion } from '#app/features/studio/suggestions/suggestion.ts'
import { m } from '#app/i18n/generated/messages.js'

const noneText = (): GenerationText => ({ title: m.suggest_none(), text: m.suggest_none_text() })

/** Kept while their button is mounted: closing the dialog must not lose suggestions that were paid for. */
export function useSuggestions(name: SuggestionFunction, ask: Ask) {
  const [all, setAll] = useState<readonly Suggestion[]>([])
  const [problem, setProblem] = useState<GenerationText | null>(null)
  const { run, isRunning, stop } = useCall(name, setProblem)

  const start = async () => {
    const found: Suggestion[] = []
    setProblem(null)
    await run(async (signal) => {
      const why = await ask({
        send: (body, answer) => callFunction(name, body, answerBy(answer), signal),
        add: (more) => found.push(...more),
      })
      if (why) setProblem(why)
      else if (found.length === 0 && !signal.aborted) setProblem(noneText())
    })
    // The previous suggestions were paid for, and their author may have edited them
    if (found.length > 0) setAll(found)
  }
  const clear = () => {
    setAll([])
    setProblem(null)
  }
  return {
    all,
    problem,
    isRunning,
    start: () => void start(),
    cancel: stop,
    change: (key: string, part: Partial<Suggestion>) =>
      setAll((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each))),
    choose: (isChosen: boolean) => setAll((now) => now.map((each) => ({ ...each, isChosen }))),
    clear,
  }
}

export type Suggestions = ReturnType<typeof useSuggestions>

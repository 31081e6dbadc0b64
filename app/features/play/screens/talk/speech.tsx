import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'

type SpeechProps = {
  dialogue: DialogueProjection
  speaker: string
  number: number
  length: number
}

/** Letter by letter for sighted players, whole and once for screen readers. */
export function Speech({ dialogue: { text, subtitle }, speaker, number, length }: SpeechProps) {
  const lang = useContentLanguage()
  return (
    <div className="play-speech">
      {subtitle && (
        <p aria-hidden="true" lang={lang} className="play-speech-subtitle">
          {subtitle}
        </p>
      )}
      {/* Words not yet spoken already take their room, so that no word jumps to the next line */}
      <p aria-hidden="true" lang={lang} className="play-speech-words">
        {text.slice(0, length)}
        <span className="opacity-0">{text.slice(length)}</span>
      </p>
      <Voice
        words={[m.play_talk_says({ speaker }, { locale: lang }), subtitle, text].filter(Boolean).join(' ')}
        number={number}
      />
    </div>
  )
}

const hearingMs = 60

/** A live region is read out when it changes, so it starts empty. */
function Voice({ words, number }: { words: string; number: number }) {
  const lang = useContentLanguage()
  const [heard, setHeard] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), hearingMs)
    return () => {
      clearTimeout(timer)
      setHeard('')
    }
  }, [words, number])
  return (
    <p role="status" lang={lang} className="sr-only">
      {heard}
    </p>
  )
}

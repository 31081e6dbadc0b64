import AudioLines from 'lucide-react/icons/audio-lines'
import Captions from 'lucide-react/icons/captions'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { AnswerEntry } from './answer-entry.tsx'
import type { Answer, Presented } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'
import { SoundPicture } from './sound-picture.tsx'
import { SoundPlayer } from './sound-player.tsx'

export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  const { audioUrl, transcript, slowUrl, mostPlays, soundPicture, credit } = props.configuration
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      {audioUrl === '' ? (
        <p className="text-center text-danger-ink">{m.audio_recognition_no_sound()}</p>
      ) : (
        <SoundPlayer key={audioUrl} address={audioUrl} slow={slowUrl} mostPlays={mostPlays} />
      )}
      {audioUrl !== '' && soundPicture !== 'none' && (
        <SoundPicture key={`${audioUrl} ${soundPicture}`} address={audioUrl} kind={soundPicture} />
      )}
      {transcript && (
        <details className="rounded-control border border-line bg-sunken/40">
          <FoldSummary className="px-4 py-2">
            <Captions aria-hidden="true" className="size-5 shrink-0" />
            {m.audio_recognition_transcript()}
          </FoldSummary>
          <p className="px-4 pb-4 whitespace-pre-line">{transcript}</p>
        </details>
      )}
      {credit && <p className="text-sm text-muted">{m.audio_recognition_credit({ credit })}</p>}
      {props.solved ? <Solved answer={props.answer} /> : <AnswerEntry {...props} />}
    </div>
  )
}

function Solved({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-2 text-center">
      <AudioLines aria-hidden="true" className="size-12 text-success-ink" />
      <p className="font-display text-2xl">{m.audio_recognition_solved()}</p>
      {answer && (
        <p translate="no" className="text-muted">
          {m.audio_recognition_answer_was({ answer: answer.text })}
        </p>
      )}
    </div>
  )
}

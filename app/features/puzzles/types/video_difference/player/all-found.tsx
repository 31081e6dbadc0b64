import GitCompare from 'lucide-react/icons/git-compare'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { FoundMark } from '#app/features/puzzles/kit/picture/picture-marks.tsx'
import { readView } from './found-view.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/video_difference/rules/schema.ts'

export function AllFound({ configuration, view, answer }: PlayerViewProps<Presented, Answer>) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <GitCompare aria-hidden="true" className="size-10 text-success-ink" />
      <p className="font-display text-2xl">{m.video_difference_all_found()}</p>
      {answer && <p className="text-muted">{m.video_difference_shown()}</p>}
      {configuration.secondStillUrl && (
        <div className="relative max-w-full">
          <img
            src={configuration.secondStillUrl}
            alt={m.video_difference_second()}
            className="max-h-[46dvh] rounded-control"
          />
          {readView(view).map(({ outline }, at) => (
            <FoundMark key={at} outline={outline} />
          ))}
          {answer &&
            'points' in answer &&
            answer.points.map((point, at) => <FoundMark key={`answer ${at}`} outline={[point]} />)}
        </div>
      )}
    </div>
  )
}

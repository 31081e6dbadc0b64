import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { EndingProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Flourish } from '#app/ui/page-section.tsx'
import { useContentLanguage } from './content-language.ts'
import { formatDuration } from './duration.ts'

type EndingProps = {
  ending: EndingProjection
  title: string
  /** Where it ended. */
  scene: SceneProjection
  picture: string | undefined
  hintsUsed: number
  adventureId: string
  runId: string
  isGuest: boolean
  isPlaytest: boolean
  heading: React.RefObject<HTMLHeadingElement | null>
}

/** The curtain call: the author's last words, how it went, and where to go from here. */
export function EndingScreen({ ending, title, scene, picture, hintsUsed, adventureId, runId, isGuest, isPlaytest, heading }: EndingProps) {
  const lang = useContentLanguage()
  const facts = [
    { label: m.play_ending_score(), value: formatNumber(ending.score) },
    { label: m.play_ending_time(), value: formatDuration(ending.at) },
    { label: m.play_ending_hints(), value: formatNumber(hintsUsed) },
  ]
  return (
    <div className="velvet grid min-h-dvh content-between">
      <div className="mx-auto grid w-full max-w-3xl animate-appear content-center gap-6 px-5 pt-8 pb-12 text-center">
        {picture && (
          <img
            src={picture}
            alt={scene.altText || scene.name}
            width={scene.canvas.width}
            height={scene.canvas.height}
            className="mx-auto max-h-[46dvh] w-auto rounded-card border-2 border-brass object-contain shadow-float"
          />
        )}
        <p lang={lang} className="font-semibold text-brass-ink">
          {title}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-display focus-visible:outline-none">
          {ending.title ? <span lang={lang}>{ending.title}</span> : m.play_ending_title()}
        </h1>
        {ending.text && (
          <p lang={lang} className="mx-auto max-w-prose text-lg whitespace-pre-line">
            {ending.text}
          </p>
        )}
        <Flourish />
        <dl className="grid gap-4 sm:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-1">
              <dt className="text-sm">{label}</dt>
              <dd className="font-display text-2xl text-brass-ink tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {isGuest && (
          <Notice title={m.play_keep_title()} className="mx-auto text-left">
            <Link to={`/auth?${new URLSearchParams({ tab: 'sign-up', next: `/run/${runId}` })}`} className="font-semibold underline underline-offset-4">
              {m.play_keep_link()}
            </Link>
          </Notice>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Form method="post" action={`/play/${adventureId}`}>
            <input type="hidden" name="intent" value="start" />
            <Button type="submit" variant="primary" size="large">
              {m.play_again()}
            </Button>
          </Form>
          <Button asChild size="large">
            <Link to={isPlaytest ? `/editor/${adventureId}` : `/adventure/${adventureId}`}>{isPlaytest ? m.play_back_to_editor() : m.play_back_to_adventure()}</Link>
          </Button>
        </div>
        {!isPlaytest && (
          <Link to={`/adventure/${adventureId}#review`} className="mx-auto font-semibold underline underline-offset-4">
            {m.play_rate_link()}
          </Link>
        )}
      </div>
      <div aria-hidden="true" className="footlights" />
    </div>
  )
}

import { unsentTexts } from '#app/features/studio/draft/typed-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

/** What a reader typed and could not send: it is theirs, and may stand nowhere else. */
export function UnsentWords({ user, adventure }: { user: string; adventure: string }) {
  const texts = unsentTexts(user, adventure)
  if (texts.length === 0) return null
  return (
    <Notice tone="warning" title={m.studio_unsent_title()} className="mx-auto mt-8 max-w-2xl">
      <p>{m.studio_unsent_text()}</p>
      {texts.map((text) => (
        <blockquote key={text} className="mt-2 border-l-2 border-current pl-3 wrap-anywhere whitespace-pre-wrap">
          {text}
        </blockquote>
      ))}
    </Notice>
  )
}

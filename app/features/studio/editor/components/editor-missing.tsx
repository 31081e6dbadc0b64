import { useSyncExternalStore } from 'react'
import { unsentTexts } from '#app/features/studio/draft/typed-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'

type EditorMissingProps = { title: string; user: string | null; adventure: string }

/** What its reader typed and could not send is shown: it is theirs, and may stand nowhere else. */
export function EditorMissing({ title, user, adventure }: EditorMissingProps) {
  const kept = useSyncExternalStore(
    () => () => {},
    () => (user === null ? '[]' : JSON.stringify(unsentTexts(user, adventure))),
    () => '[]',
  )
  const texts = JSON.parse(kept) as string[]
  return (
    <>
      <EmptyState headingLevel={1} title={title} action={<BackLink to="/creator">{m.studio_back()}</BackLink>}>
        <p>{m.studio_missing_text()}</p>
      </EmptyState>
      {texts.length > 0 && (
        <Notice tone="warning" title={m.studio_unsent_title()} className="mx-auto mt-8 max-w-2xl">
          <p>{m.studio_unsent_text()}</p>
          {texts.map((text) => (
            <blockquote key={text} className="mt-2 border-l-2 border-current pl-3 wrap-anywhere whitespace-pre-wrap">
              {text}
            </blockquote>
          ))}
        </Notice>
      )}
    </>
  )
}
